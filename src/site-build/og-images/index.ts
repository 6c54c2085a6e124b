/** Draws the `og:image` of every page that has one below /share/, from its title and drawing; cached. */
import { createHash } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import sharp from 'sharp';
import type { OgImage } from '#features/site/page-note.ts';
import type { Pages } from '../pages/read.ts';
import { took } from '../took.ts';
import { createTextRenderer, type DrawText, FONT_FILE } from './text.ts';
import { type Mark, sharePicture } from './template.ts';

const MARK = new URL('../../features/site/art/knot.svg', import.meta.url);
/** Affect every image: template, font, brand mark; part of the cache key. */
const CACHE_INPUTS = [
  new URL('text.ts', import.meta.url),
  new URL('template.ts', import.meta.url),
  new URL('index.ts', import.meta.url),
  new URL('#site', import.meta.url),
  FONT_FILE,
  MARK,
];
/** Drawings have few colors: a palette halves the file, and takes no longer (20 ms). */
const FLAT = { palette: true, quality: 80, effort: 1, dither: 0 };
const PHOTO = { compressionLevel: 7 };
const STROKES = '<style>.a{stroke:#135558}.b{stroke:#b9662a}</style>';

const inside = (svg: string): string =>
  svg.replace(/^[\s\S]*?<svg[^>]*>|<\/svg>\s*$/g, '').replace(/<style>[\s\S]*?<\/style>/g, '');

/** The knot's box is cut closer, and its strokes are those of the drawings. */
function markOf(svg: string): Mark {
  const [, style = ''] = /(<style>[\s\S]*?<\/style>)/.exec(svg) ?? [];
  const light = style.replaceAll(/@media[^{]*\{(?:[^{}]*\{[^}]*\})*\}/g, '');
  const isKnot = svg.includes('d="M0 30');
  const [, own = '0 0 200 76'] = /viewBox="([^"]*)"/.exec(svg) ?? [];
  const [, attributes = ''] = /<svg([^>]*)>/.exec(svg) ?? [];
  const painted = [...attributes.matchAll(/(?:fill|stroke[\w-]*)="[^"]*"/g)].join(' ');
  return {
    drawing: `<g ${painted}>${STROKES}${light}${inside(svg)}</g>`,
    box: isKnot ? '0 -10 200 80' : own,
    isKnot,
  };
}

/** A drawing or photo, 640 × 480. */
async function artOf(file: string): Promise<string> {
  if (extname(file) !== '.svg') {
    const data = await sharp(file).resize(992, 972, { fit: 'cover' }).png().toBuffer();
    return `<image width="640" height="480" preserveAspectRatio="xMidYMid slice" href="data:image/png;base64,${data.toString('base64')}"/>`;
  }
  const svg = await readFile(file, 'utf8');
  const box = /viewBox="([^"]*)"/.exec(svg)?.[1] ?? '0 0 640 480';
  return `<svg width="640" height="480" viewBox="${box}" preserveAspectRatio="xMidYMid slice">${inside(svg)}</svg>`;
}

/** Draws the images that are not cached. Returns the number of images, and of those drawn. */
export async function drawOgImages(
  pages: Pages,
  folder: string,
  cache: string,
): Promise<{ all: number; drawn: number }> {
  const requests = [...pages.values()].flatMap(({ note }) => note.image ?? []);
  await mkdir(cache, { recursive: true });
  const kept = new Set(await readdir(cache));
  const used = new Set<string>();
  const inputs = createHash('sha256');
  for (const part of CACHE_INPUTS) inputs.update(await readFile(part));
  let drawText: Promise<DrawText> | undefined;
  const mark = markOf(await readFile(MARK, 'utf8'));
  const arts = new Map<string, Promise<string>>();
  let drawn = 0;
  const draw = async ({ path, title, art }: OgImage): Promise<void> => {
    if (art && !arts.has(art)) arts.set(art, artOf(join(folder, art)));
    const drawing = art && (await arts.get(art));
    const key = inputs
      .copy()
      .update(JSON.stringify([title, drawing]))
      .digest('hex');
    const name = `${key.slice(0, 32)}.png`;
    const cached = join(cache, name);
    if (!kept.has(name)) {
      drawn += 1;
      drawText ??= createTextRenderer();
      const svg = await sharePicture({ title, art: drawing, mark }, await drawText);
      const format = art && extname(art) !== '.svg' ? PHOTO : FLAT;
      await sharp(Buffer.from(svg)).png(format).toFile(cached);
    }
    used.add(name);
    const target = join(folder, path);
    await mkdir(dirname(target), { recursive: true });
    await copyFile(cached, target);
  };
  const all = requests.length;
  const work = async (): Promise<void> => {
    for (let one = requests.pop(); one; one = requests.pop()) await draw(one);
  };
  await Promise.all(Array.from({ length: availableParallelism() * 2 }, work));
  for (const name of kept) if (!used.has(name)) await rm(join(cache, name));
  return { all, drawn };
}

export function ogImages(pages: Pages): AstroIntegration {
  let cache = '';
  return {
    name: 'og-images',
    hooks: {
      'astro:config:done': ({ config }) => {
        cache = fileURLToPath(new URL('og-images/', config.cacheDir));
      },
      'astro:build:done': async ({ dir, logger }) => {
        const started = performance.now();
        const { all, drawn } = await drawOgImages(pages, fileURLToPath(dir), cache);
        logger.info(`${all} images, ${drawn} drawn, ${took(started)}`);
      },
    },
  };
}
