/** Drawings and photographs of the built pages: colors, sizes, formats. */
import { globSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { MAX_PICTURE_SIDE } from '#lib/content/fields.ts';
import type { EditorField } from '#staff/contract/editor/field.ts';
import { attributes, DIST, drawingAt, pageAt, pages, read } from './dist.ts';

const PHOTO = /\.(?:jpe?g|png|webp|avif|gif|tiff?|hei[cf])$/i;
const published = globSync('**/*', { cwd: DIST }).map((name) => name.replaceAll('\\', '/'));
const photos = published.filter((name) => PHOTO.test(name));

it('drawings have the colors of the tokens written into them', () => {
  const drawings = globSync('_astro/*.svg', { cwd: DIST });
  const open = drawings.filter((name) =>
    readFileSync(resolve(DIST, name), 'utf8').includes('var(--color-'),
  );
  expect(drawings.length).toBeGreaterThan(50);
  expect(open).toEqual([]);
});

it('threads on the page’s ground are lighter in the dark scheme', () => {
  const src = pageAt('/fees-and-faqs').$('main > section').first().find('img').attr('src') ?? '';
  const svg = drawingAt(src);
  expect(svg).toMatch(/\.a\{stroke:#135558\}/);
  expect(svg).toMatch(/@media\(prefers-color-scheme:dark\)\{\.a\{stroke:#62b5aa\}/);
});

it('a photograph is offered as AVIF and JPEG in several sizes, with room kept for it', () => {
  const picture = pageAt('/component-templates').$('#photographs picture');
  const avif = picture.find('source[type="image/avif"]').attr('srcset') ?? '';
  // The photograph is narrower than the next size, 1,280 pixels.
  expect(avif.match(/(?<=\.avif )\d+w/g)).toEqual(['320w', '640w']);
  const img = picture.find('img');
  expect(img.attr('srcset')).toMatch(/\.jpe?g \d+w/);
  expect([img.attr('width'), img.attr('height')]).toEqual(['640', '480']);
  expect(picture.find('[style]').length + Number(img.is('[style]'))).toBe(0);
});

describe('A photograph from git', () => {
  it('has the place where it was taken, in this test', async () => {
    const { exif, xmp, orientation } = await sharp('src/gallery/room.jpg').metadata();
    // 0x8825 is the tag of the place (GPS) in EXIF.
    expect(exif?.includes(Buffer.from([0x25, 0x88]))).toBe(true);
    expect([xmp?.toString().includes('Somewhere'), orientation]).toEqual([true, 6]);
    expect(photos.filter((name) => /^_astro\/room\./.test(name)).length).toBeGreaterThan(2);
  });

  it('is published without notes about people, places and programs, upright, in sRGB', async () => {
    const noted = await Promise.all(
      photos.map(async (name) => {
        const read = await sharp(`${DIST}/${name}`).metadata();
        const { exif, xmp, iptc, icc, comments, tifftagPhotoshop, orientation = 1, space } = read;
        const notes = { exif, xmp, iptc, icc, comments, tifftagPhotoshop };
        const kinds = Object.entries(notes).flatMap(([kind, value]) => (value ? [kind] : []));
        if (orientation !== 1) kinds.push('orientation');
        if (!/^(?:srgb|b-w)$/.test(space)) kinds.push(space);
        return kinds.map((kind) => `${name}: ${kind}`);
      }),
    );
    expect(photos.length).toBeGreaterThan(20);
    expect(noted.flat()).toEqual([]);
  });

  it('is published no larger than a page shows it, and not as it was in git', async () => {
    const shown = new Map<string, number>();
    for (const { $ } of pages)
      for (const element of $('img, picture > source').toArray()) {
        const one = $(element);
        const img = one.is('img') ? one : one.siblings('img');
        const named = [one.attr('src') ?? '', ...(one.attr('srcset') ?? '').split(/\s*,\s*/)];
        for (const src of named
          .map((text) => text.split(' ')[0] ?? '')
          .filter((to) => PHOTO.test(to))) {
          const name = decodeURI(src).slice(1);
          shown.set(name, Math.max(shown.get(name) ?? 0, Number(img.attr('width'))));
        }
      }
    const large = await Promise.all(
      [...shown].map(async ([name, slot]) => {
        const { width } = await sharp(`${DIST}/${name}`).metadata();
        return width > Math.min(2 * slot, MAX_PICTURE_SIDE) ? [`${name}: ${width} in ${slot}`] : [];
      }),
    );
    expect(shown.size).toBeGreaterThan(2);
    expect(large.flat()).toEqual([]);
    const linked = (name: string): boolean =>
      pages.some(({ html }) => html.includes(name.slice(name.lastIndexOf('/') + 1)));
    const alone = photos.filter((name) => name.startsWith('_astro/') && !shown.has(name));
    expect(alone.filter((name) => !linked(name))).toEqual([]);
  });
});

it('no drawing has a script, or what a drawing program noted', () => {
  const drawings = published.filter((name) => name.endsWith('.svg'));
  const odd = drawings.filter((name) =>
    /<script|\son\w+=|<metadata|inkscape:|sodipodi:|<!--/i.test(
      readFileSync(resolve(DIST, name), 'utf8'),
    ),
  );
  expect(drawings.length).toBeGreaterThan(50);
  expect(odd).toEqual([]);
});

/** All choices of the fields with a name, anywhere in the forms. */
const choicesOf = (form: unknown, name: string): string[][] =>
  Object.values(form ?? {}).flatMap((one: unknown): string[][] => {
    if (typeof one !== 'object') return [];
    const { name: own, options } = (one ?? {}) as EditorField;
    const found = own === name ? [(options ?? []).map(({ value }) => String(value))] : [];
    return [...found, ...choicesOf(one, name)];
  });

it.each([
  ['object', 'heads'],
  ['prop', 'props'],
  ['frame', 'frames'],
  ['passage', 'dividers'],
  ['drawing', 'threads'],
])('the content editor offers as %s every file of ui/drawings/%s', (field, kind) => {
  const drawn = globSync(`src/ui/drawings/${kind}/**/*.svg`).map((path) => basename(path, '.svg'));
  const offered = choicesOf(JSON.parse(read('admin/content/config.json')), field);
  expect(drawn.length).toBeGreaterThan(2);
  expect(offered.length).toBeGreaterThan(0);
  for (const choices of offered) expect(choices.sort()).toEqual(drawn.sort());
});

it('every drawing for a head says what it shows, and its file does not', () => {
  const drawn = globSync('src/ui/drawings/heads/*/*.svg');
  const words = drawn.map(
    (path) => /<title>([^<]+)<\/title>/.exec(readFileSync(path, 'utf8'))?.[1],
  );
  expect(drawn.filter((_, at) => !words[at])).toEqual([]);
  const shown = new Set(pages.flatMap(({ $ }) => attributes($, 'img', 'alt')));
  expect(words.filter((alt) => shown.has(alt ?? '')).length).toBeGreaterThan(20);
  const told = globSync('_astro/*.svg', { cwd: DIST }).filter((name) =>
    readFileSync(resolve(DIST, name), 'utf8').includes('<title>'),
  );
  expect(told).toEqual([]);
});
