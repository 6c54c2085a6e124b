/**
 * Draws the picture of every page that names one of its own (`og:image` below /share/), from what the page says of
 * itself. A picture is drawn once: as long as its words and its drawing stay the same, the next build copies it.
 */
import { createHash } from 'node:crypto';
import { copyFile, glob, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import sharp from 'sharp';
import { site } from '#site';
import { FACE, type Typesetter, typesetter } from './outline.ts';
import { sharePicture } from './picture.ts';

const PICTURE = /<meta property="og:image" content="https?:\/\/[^"/]+(\/share\/[^"]+)\.png"/;
const TITLE = /<meta property="og:title" content="([^"]*)"/;
const ART = /<meta name="share-art" content="([^"]*)">/;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };
const MARK = new URL('../../layouts/art/knot.svg', import.meta.url);
/** What a picture depends on besides its page: the way it is drawn, the letters, the mark. */
const HAND = [
  new URL('outline.ts', import.meta.url),
  new URL('picture.ts', import.meta.url),
  new URL('index.ts', import.meta.url),
  new URL('../../site.config.ts', import.meta.url),
  FACE,
  MARK,
];
const STROKES = '<style>.a{stroke:#135558}.b{stroke:#b9662a}</style>';

const plain = (text: string): string =>
  text
    .replace(/&(amp|lt|gt|quot);/g, (_, name: string) => ENTITIES[name] ?? '')
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)));

const inside = (svg: string): string =>
  svg.replace(/^[\s\S]*?<svg[^>]*>|<\/svg>\s*$/g, '').replace(/<style>[\s\S]*?<\/style>/g, '');

/** A drawing or photograph as part of the picture, 640 × 480. */
async function artOf(file: string): Promise<string> {
  if (extname(file) !== '.svg') {
    const data = await sharp(file).resize(992, 972, { fit: 'cover' }).png().toBuffer();
    return `<image width="640" height="480" preserveAspectRatio="xMidYMid slice" href="data:image/png;base64,${data.toString('base64')}"/>`;
  }
  const svg = await readFile(file, 'utf8');
  const box = /viewBox="([^"]*)"/.exec(svg)?.[1] ?? '0 0 640 480';
  return `<svg width="640" height="480" viewBox="${box}" preserveAspectRatio="xMidYMid slice">${inside(svg)}</svg>`;
}

interface Wanted {
  file: string;
  title: string;
  art: string | undefined;
}

/** What the page at `name` asks for; the note about its drawing is taken out of the page. */
async function wantedBy(folder: string, name: string): Promise<Wanted | undefined> {
  const html = await readFile(join(folder, name), 'utf8');
  const [note, art] = ART.exec(html) ?? [];
  if (note) await writeFile(join(folder, name), html.replace(note, ''));
  const picture = PICTURE.exec(html)?.[1];
  // A page that shares another one's picture leaves it to that page to say what stands on it.
  if (picture !== `/share/${name.replace(/\.html$/, '')}`) return undefined;
  const title = plain(TITLE.exec(html)?.[1] ?? site.name).replace(` - ${site.name}`, '');
  return { file: join(folder, `${picture}.png`), title, art: art && join(folder, art) };
}

/** Draws what the cache does not have yet. Yields how many pictures there are and how many of them were drawn. */
export async function drawPictures(
  folder: string,
  cache: string,
): Promise<{ all: number; drawn: number }> {
  const wanted: Wanted[] = [];
  for await (const name of glob('**/*.html', { cwd: folder })) {
    const one = await wantedBy(folder, name);
    if (one) wanted.push(one);
  }
  await mkdir(cache, { recursive: true });
  const kept = new Set(await readdir(cache));
  const used = new Set<string>();
  const hand = createHash('sha256');
  for (const part of HAND) hand.update(await readFile(part));
  let type: Promise<Typesetter> | undefined;
  const mark = `<g fill="none" stroke-width="9">${STROKES}${inside(await readFile(MARK, 'utf8'))}</g>`;
  const arts = new Map<string, Promise<string>>();
  let drawn = 0;
  const draw = async ({ file, title, art }: Wanted): Promise<void> => {
    if (art && !arts.has(art)) arts.set(art, artOf(art));
    const drawing = art && (await arts.get(art));
    const seal = hand
      .copy()
      .update(JSON.stringify([title, drawing]))
      .digest('hex');
    const name = `${seal.slice(0, 32)}.png`;
    const cached = join(cache, name);
    if (!kept.has(name)) {
      drawn += 1;
      type ??= typesetter();
      const svg = sharePicture({ title, art: drawing, mark }, await type);
      await sharp(Buffer.from(svg)).png({ compressionLevel: 7 }).toFile(cached);
    }
    used.add(name);
    await mkdir(dirname(file), { recursive: true });
    await copyFile(cached, file);
  };
  const all = wanted.length;
  const work = async (): Promise<void> => {
    for (let one = wanted.pop(); one; one = wanted.pop()) await draw(one);
  };
  await Promise.all(Array.from({ length: availableParallelism() * 2 }, work));
  for (const name of kept) if (!used.has(name)) await rm(join(cache, name));
  return { all, drawn };
}

/** The Astro integration. Must run before pages are compressed and before their policy is written. */
export function sharePictures(): AstroIntegration {
  let cache = '';
  return {
    name: 'share-pictures',
    hooks: {
      'astro:config:done': ({ config }) => {
        cache = fileURLToPath(new URL('share-pictures/', config.cacheDir));
      },
      'astro:build:done': async ({ dir, logger }) => {
        const started = performance.now();
        const { all, drawn } = await drawPictures(fileURLToPath(dir), cache);
        logger.info(
          `${all} pictures, ${drawn} drawn, ${Math.round(performance.now() - started)} ms`,
        );
      },
    },
  };
}
