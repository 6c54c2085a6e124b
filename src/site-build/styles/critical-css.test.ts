import { describe, expect, it } from 'vitest';
import { criticalCss as first, injectStyles, PAGE_TRANSITION } from './critical-css.ts';

const HEAD = '<!doctype html><html><head><meta charset="utf-8"><title>x</title></head>';
const MARK = '<svg data-above-the-fold-end aria-hidden="true"></svg>';
const page = (above: string, below: string): string =>
  `${HEAD}<body><main>${above}${MARK}${below}</main></body></html>`;

/** In the head, and where the first view ends. */
function sheets(html: string): readonly [head: string, rest: string | undefined] {
  const [, head = ''] = /<meta charset="utf-8"><style>(.*?)<\/style>/.exec(html) ?? [];
  return [
    head,
    /data-above-the-fold-end[^>]*><style><!\[CDATA\[(.*?)\]\]><\/style><\/svg>/.exec(html)?.[1],
  ];
}

describe('criticalCss', () => {
  it.each([
    ['.a{color:red}', '<p class="a">', true],
    ['.b{color:red}', '<p class="a">', false],
    ['h2{color:red}', '<h1>', false],
    ['main .a>b{color:red}', '<main class="a"><b>', true],
    ['main .a>i{color:red}', '<main class="a"><b>', false],
    [':where(.a,.z) b{color:red}', '<p class="a"><b>', true],
    [':where(.y,.z) b{color:red}', '<p class="a"><b>', false],
    ['#one{color:red}', '<p id="one">', true],
    ['#two{color:red}', '<p id="one">', false],
    ['[data-consent=ask] p{color:red}', '<p>', true],
    ['[data-compact] p{color:red}', '<p>', false],
    ['p[open]{color:red}', '<p open>', true],
    ['main:has([data-x]) p{color:red}', '<main><p>', false],
    ['main:has([data-x]) p{color:red}', '<main><p data-x>', true],
    ['@media print{p{color:red}}', '<p>', false],
    ['p:hover{color:red}', '<p>', false],
    ['p:before{content:"x"}', '<p>', true],
    ['p{color:red;& b{color:#00f}}', '<p>', true],
    ['*{color:red}', '<p>', true],
    ['@media (width>=40rem){.a{color:red}}', '<p class="a">', true],
    ['@media (width>=40rem){.b{color:red}}', '<p class="a">', false],
    ['@layer base{.a{color:red}}', '<p class="a">', true],
  ])('%s for %s: %s', (css, above, kept) => {
    expect(first(css, above).includes('red') || first(css, above).includes('x')).toBe(kept);
  });

  it('keeps the order, and drops selectors of a list that match nothing', () => {
    expect(first('.c,.a{color:red}.b{color:green}p{color:#00f}', '<p class="a">')).toBe(
      '.a{color:red}p{color:#00f}',
    );
  });

  it('drops properties and animations that only later styles read', () => {
    const css =
      ':root{--a:1px;--b:2px;--c:var(--b)}.a{margin:var(--c);animation:in 1s}.z{margin:var(--a);animation:out 1s}@keyframes in{to{opacity:1}}@keyframes out{to{opacity:0}}';
    expect(first(css, '<html><p class="a">')).toBe(
      ':root{--b:2px;--c:var(--b)}.a{margin:var(--c);animation:1s in}@keyframes in{to{opacity:1}}',
    );
  });

  it('keeps properties that only a drawing reads', () => {
    const css = ':root{--a:1px;--b:2px}';
    expect(first(css, '<html><path stroke-width="var(--a)">')).toBe(':root{--a:1px}');
    expect(first(css, '<html><path stroke-width="var(--b)">')).toBe(':root{--b:2px}');
  });

  it('drops what is only in a closed popover', () => {
    const above =
      '<header><button popovertarget="m" class="top"><div id="m" popover><div class="in"><b>x</b></div></div><p class="after">';
    expect(first('.top{a:1}.in{a:2}b{a:3}.after{a:4}#m{a:5}', above)).toBe('.top{a:1}.after{a:4}');
  });
});

describe('injectStyles', () => {
  const css = '.a{color:red}.z{color:#00f}@media (width<=9px){.z{color:red}}';

  it('puts critical CSS and font into the head, and all styles after the first view', () => {
    const html = injectStyles(page('<p class="a">', '<p class="z">'), css, '@font-face{x:y}');
    expect(sheets(html)).toEqual([`.a{color:red}${PAGE_TRANSITION}@font-face{x:y}`, css]);
    expect(html).toContain('<p class="z">');
  });

  it('puts all styles into the head if the page marks no end of the first view', () => {
    const html = injectStyles(`${HEAD}<body><p class="a"></body></html>`, css, '');
    expect(sheets(html)).toEqual([css + PAGE_TRANSITION, undefined]);
  });

  it('uses only the first mark', () => {
    const html = injectStyles(page('<p class="a">', `<p class="z">${MARK}<i>`), css, '');
    expect(html.match(/data-above-the-fold-end/g)).toHaveLength(1);
    expect(html).toContain('<p class="z"><i>');
  });
});

it('pages fade into one another, but for those with a quick exit', () => {
  const page = '<meta charset="utf-8"><p>Text</p>';
  expect(injectStyles(page, '', '')).toContain('@view-transition{navigation:auto}');
  expect(injectStyles(`${page}<a class="a" data-quick-exit></a>`, '', '')).not.toContain(
    '@view-transition',
  );
});
