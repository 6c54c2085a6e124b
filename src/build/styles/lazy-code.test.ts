import { expect, test } from 'vitest';
import { lazyCode } from './lazy-code.ts';

const files = new Map([
  ['form.a1.js', 'import"./field.b2.js";x="alert"'],
  ['field.b2.js', 'x="field";u="--tone"'],
  ['dialog.c3.js', 'import"./quiz.d4.js";import"./sheet.f6.js";x="late-styles"'],
  ['sheet.f6.js', 'x="/_astro/late.e5.css"'],
  ['quiz.d4.js', 'import"./field.b2.js";x="grid thread"'],
  ['late.e5.css', '.late-styles .grid{color:var(--ink)}.late-styles .field{top:0}'],
]);
const { words, read } = {
  words: (html: string): Set<string> =>
    new Set(lazyCode(files)(html).flatMap((one) => [...one.words])),
  read: (html: string): Set<string> =>
    new Set(lazyCode(files)(html).flatMap((one) => [...one.read])),
};

test('only what a page can load counts', () => {
  expect(words('<i src="/_astro/form.a1.js">')).toContain('alert');
  expect(words('<i src="/_astro/form.a1.js">')).toContain('field');
  expect(words('<i src="/_astro/field.b2.js">')).not.toContain('alert');
  expect(words('<p>')).toEqual(new Set());
});

test('what a script brings a stylesheet for needs none in the page', () => {
  const html = '<i src="/_astro/dialog.c3.js">';
  expect(words(html)).toContain('thread');
  expect(words(html)).not.toContain('grid');
  expect(words(html)).not.toContain('field');
  expect(read(html)).toContain('--ink');
});

test('a script that is also loaded without that stylesheet counts', () => {
  expect(words('<i src="/_astro/dialog.c3.js"><i src="/_astro/quiz.d4.js">')).toContain('grid');
});
