/**
 * A site without any of its parts, with photographs of people, rooms and heads in place of drawings: one build, with
 * nothing left of the parts, and no place of a photograph.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'cheerio';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Part, PARTS } from '#features/parts/parts.ts';
import { type Copy, copySite } from '../editor/copy.ts';
import { buildWithout } from '../parts/without.ts';
import { scaled } from '../run/limits.ts';
import { node } from './build.ts';
import { NAMES, PLACE, usePhotographs } from './photographs.ts';

let copy: Copy;
let problems: string[];

beforeAll(async () => {
  copy = await copySite();
  await usePhotographs(copy);
  problems = await buildWithout(copy, Object.keys(PARTS) as Part[]);
  // Hundreds of AVIF files: three people have many places.
}, scaled(480_000));
afterAll(() => copy.remove());

const dist = (): string => join(copy.folder, 'dist');
const files = (pattern: string): string[] => globSync(pattern, { cwd: dist() });
const page = (route: string) => load(readFileSync(join(dist(), `${route}.html`), 'utf8'));

it('has no page, link, script or policy row of a part', () => {
  expect(problems).toEqual([]);
});

it('has a place in every photograph of the content, in this test', async () => {
  for (const name of NAMES) {
    const source = join(copy.folder, 'src/content/images/photographs', `${name}.jpg`);
    const { exif, xmp } = await sharp(source).metadata();
    expect(exif?.toString('latin1')).toContain(PLACE);
    expect(xmp?.toString()).toContain(PLACE);
  }
});

it('publishes none of it: no place, no camera, no file as it was taken', async () => {
  const photos = files(`_astro/{${NAMES.join(',')}}.*.{avif,jpeg,jpg,webp,png}`);
  for (const name of NAMES)
    expect(photos.filter((file) => file.includes(`/${name}.`)).length).toBeGreaterThan(3);
  const noted = await Promise.all(
    photos.map(async (file) => {
      const bytes = readFileSync(join(dist(), file));
      const { exif, xmp, iptc, width } = await sharp(bytes).metadata();
      const isNoted = exif ?? xmp ?? iptc ?? bytes.includes(PLACE.slice(0, 12));
      return isNoted || width > 2880 ? [file] : [];
    }),
  );
  expect(noted.flat()).toEqual([]);
  expect(
    files('**/*.{html,json,xml,txt,md}').filter((file) =>
      readFileSync(join(dist(), file)).includes(PLACE),
    ),
  ).toEqual([]);
});

it.each([
  ['index', 'sofa', 'A long blue sofa below a window, in afternoon light.'],
  ['about-us', 'lamp', 'One armchair under a lamp, in a dark room.'],
  ['first-session', 'door', 'The blue door of the office.'],
  ['therapists/odessa', 'odessa', 'Portrait of Dr. Odessa Bluestem'],
  ['therapists/teo', 'teo', 'Portrait of Teo Null'],
])(
  '%s offers it as AVIF and JPEG in sizes, with words and room kept for it',
  (route, name, alt) => {
    const $ = page(route);
    const img = $(`picture img[src*="/${name}."]`)
      .filter((_, at) => at.attribs['alt'] !== '')
      .first();
    expect(img.attr('alt')?.startsWith(alt.slice(0, 14))).toBe(true);
    expect(img.attr('srcset')).toMatch(/\.jpe?g \d+w/);
    const avif = img.siblings('source[type="image/avif"]').attr('srcset') ?? '';
    expect(avif.match(/\.avif \d+w/g)?.length).toBeGreaterThanOrEqual(2);
    expect(img.attr('sizes')).toBeTruthy();
    expect([Number(img.attr('width')) > 0, Number(img.attr('height')) > 0]).toEqual([true, true]);
  },
);

it('both banners of home end at one line, with a drawing beside a photograph', () => {
  const shapes = page('index')('section[aria-labelledby^="banners"] img')
    .toArray()
    .map(({ attribs }) => Number(attribs['width']) / Number(attribs['height']));
  // 7 and 5 columns of 12, and the same height.
  expect(shapes).toHaveLength(2);
  expect((shapes[0] ?? 0) / 7).toBeCloseTo((shapes[1] ?? 0) / 5, 1);
});

it('a photograph without words, or that is not there, is named before the build', async () => {
  const head = 'src/content/pages/about-us.md';
  await copy.edit(head, (text) =>
    text.replace(", alt: 'One armchair under a lamp, in a dark room.'", ''),
  );
  await copy.edit('src/content/pages/first-session.md', (text) =>
    text.replace('/door.jpg', '/no-door.jpg'),
  );
  const { code, output } = await node(copy.folder, ['src/content-lint/failed-build.ts', '--first']);
  expect(code).toBe(1);
  expect(output).toMatch(/about-us\.md:\d+ +sections\.0\.photo\.alt\n[\s\S]*write a text here/);
});
