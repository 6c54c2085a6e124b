import { expect, test } from 'vitest';
import { lazyCode } from './lazy-code.ts';

const files = new Map([
  ['form.a1.js', 'import"./field.b2.js";x="alert"'],
  ['field.b2.js', 'x="field";u="--tone"'],
  ['dialog.c3.js', 'import"./sheet.d4.js"'],
  ['sheet.d4.js', 'x="/_astro/late.e5.css"'],
  ['late.e5.css', '.grid{color:var(--ink)}'],
]);
const words = (html: string): ReadonlySet<string> => lazyCode(files)(html).words;

test('only what a page can load counts', () => {
  expect(words('<i src="/_astro/form.a1.js">')).toContain('alert');
  expect(words('<i src="/_astro/form.a1.js">')).toContain('field');
  expect(words('<i src="/_astro/field.b2.js">')).not.toContain('alert');
  expect(words('<p>')).toEqual(new Set());
});

test('stylesheets count that scripts load', () => {
  const later = lazyCode(files)('<i src="/_astro/dialog.c3.js">');
  expect(later.read).toContain('--ink');
});
