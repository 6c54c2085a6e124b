/**
 * Draws the picture of every page that names one of its own (`og:image` below /share/), from what the page says of
 * itself. A picture is drawn once: as long as its words and its drawing stay the same, the next build copies it.
 */
import { createHash } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import sharp from 'sharp';
import type { Pages } from '../finish/facts.ts';
import { FACE, type Typesetter, typesetter } from './outline.ts';
import { sharePicture } from './picture.ts';
import type { Wanted } from './wanted.ts';

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

/** Draws what the cache does not have yet. Yields how many pictures there are and how many of them were drawn. */
export async function drawPictures(
  pages: Pages,
  folder: string,
  cache: string,
): Promise<{ all: number; drawn: number }> {
  const wanted = [...pages.values()].flatMap(({ picture }) => picture ?? []);
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
    if (art && !arts.has(art)) arts.set(art, artOf(join(folder, art)));
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
    const target = join(folder, file);
    await mkdir(dirname(target), { recursive: true });
    await copyFile(cached, target);
  };
  const all = wanted.length;
  const work = async (): Promise<void> => {
    for (let one = wanted.pop(); one; one = wanted.pop()) await draw(one);
  };
  await Promise.all(Array.from({ length: availableParallelism() * 2 }, work));
  for (const name of kept) if (!used.has(name)) await rm(join(cache, name));
  return { all, drawn };
}

/** The Astro integration. */
export function sharePictures(pages: Pages): AstroIntegration {
  let cache = '';
  return {
    name: 'share-pictures',
    hooks: {
      'astro:config:done': ({ config }) => {
        cache = fileURLToPath(new URL('share-pictures/', config.cacheDir));
      },
      'astro:build:done': async ({ dir, logger }) => {
        const started = performance.now();
        const { all, drawn } = await drawPictures(pages, fileURLToPath(dir), cache);
        logger.info(
          `${all} pictures, ${drawn} drawn, ${Math.round(performance.now() - started)} ms`,
        );
      },
    },
  };
}
