/** Drawings and photographs of the built pages: colors, sizes, formats. */
import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { DIST, drawingAt, pageAt } from './dist.ts';

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
  expect(avif.match(/\.avif \d+w/g)?.length).toBeGreaterThanOrEqual(2);
  const img = picture.find('img');
  expect(img.attr('srcset')).toMatch(/\.jpe?g \d+w/);
  expect([img.attr('width'), img.attr('height')]).toEqual(['640', '480']);
  expect(picture.find('[style]').length + Number(img.is('[style]'))).toBe(0);
});
