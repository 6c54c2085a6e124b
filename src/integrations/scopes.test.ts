import { expect, test } from 'vitest';
import { spareScopes } from './scopes.ts';

const A = 'astro-aaaaaaaa';
const B = 'astro-bbbbbbbb';

test('a class of one component gets a short name and needs no scope', () => {
  const css = `.card:where(.${A}){top:0}.card:where(.${B}){top:1px}`;
  const html = `<li class="card ${A}"></li><div class="card ${B}"></div>`;
  const spared = spareScopes(css, html, new Set());
  expect(spared.css).toBe('.A{top:0}.B{top:1px}');
  expect(spared.unmark(html)).toBe('<li class="A"></li><div class="B"></div>');
});

test('a tag keeps its scope, on the elements it selects and no others', () => {
  const css = `p:where(.${A}){top:0}`;
  const html = `<p class="${A}"></p><b class="${A}"></b><p></p>`;
  expect(spareScopes(css, html, new Set()).unmark(html)).toBe(`<p class="${A}"></p><b></b><p></p>`);
});

test('names that scripts use, or that stand outside a scope, stay', () => {
  const css = `.spark:where(.${A}){top:0}.btn:where(.${A}){top:0}.btn{left:0}.x:has(.y):where(.${A}){top:0}`;
  const html = `<i class="spark btn y ${A}"></i>`;
  const spared = spareScopes(css, html, new Set(['spark']));
  expect(spared.css).toContain('.spark:where(');
  expect(spared.css).toContain('.btn:where(');
  expect(spared.css).toContain(':has(.y)');
  expect(spared.unmark(html)).toBe(html);
});
