import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { closePairs, leadsOf, recolor, recolorDrawing } from './palette.ts';
import { recolored, TOKENS } from './recolored.ts';

const ROOT = join(import.meta.dirname, '../../..');
const css = readFileSync(join(ROOT, TOKENS), 'utf8');

test('the tokens as they are have enough contrast', () => {
  expect(closePairs(css)).toEqual([]);
});

test('names a pair that is too close, with its ratio, and the scheme', () => {
  expect(() => recolor(css, {}, { ink: '#8a8f90' })).toThrow(
    /ink on paper has a contrast of 2\.\d\d to 1 in the light scheme, and needs 4\.5/,
  );
});

test('names the known tokens at an unknown one', () => {
  expect(() => recolor(css, {}, { inc: '#000000' })).toThrow(/tokens\.inc: .*write one of: paper/);
});

test('turns a family in both schemes, and leaves the others', () => {
  const { css: next } = recolor(css, { teal: '#5b3b6e' });
  const values = (name: string, text: string): string[] =>
    [...text.matchAll(new RegExp(`--color-${name}: (#\\w+);`, 'g'))].map(([, hex = '']) => hex);
  const turned = values('teal-deep', next);
  expect(turned).toHaveLength(2);
  for (const hex of values('teal-deep', css)) expect(turned).not.toContain(hex);
  expect(values('tan-deep', next)).toEqual(values('tan-deep', css));
});

test('recolors drawings, but no skin and no wood', () => {
  const colors = { teal: '#5b3b6e' };
  const svg = '<path fill="#135558"/><path fill="#1f7272"/><path fill="#d8b498"/>';
  const next = recolorDrawing(svg, recolor(css, colors), colors, leadsOf(css));
  expect(next).not.toMatch(/#135558|#1f7272/);
  expect(next).toContain('#d8b498');
});

test('a color reaches the tokens and every drawing at once', async () => {
  const files = await recolored(ROOT, { teal: '#5b3b6e' }, {});
  expect([...files.keys()]).toEqual(
    expect.arrayContaining([
      TOKENS,
      'src/ui/drawings/heads/whole/chairs.svg',
      'public/favicon.svg',
    ]),
  );
  // In all source files: the picture of a quiz result is drawn in a component.
  const left = globSync(
    'src/{features,ui,styles,content,site-build,lib}/**/*.{svg,astro,tsx,ts,css}',
    {
      cwd: ROOT,
    },
  )
    .filter((path) => !path.includes('.test.'))
    .filter((path) => /#135558\b/i.test(String(files.get(path) ?? readFileSync(join(ROOT, path)))));
  expect(left).toEqual([]);
});
