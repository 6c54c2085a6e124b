import { expect, test } from 'vitest';
import { shortenClasses } from './short-classes.ts';
import { readTokens } from './used-styles.ts';

test('shortens class names consistently within a page', () => {
  const html =
    '<style>.a{top:0}.md\\:w-\\[2px\\]{width:2px}.md\\:w-\\[2px\\]:hover{top:0}</style>' +
    '<p class="a md:w-[2px]"><i class="a hook">';
  expect(shortenClasses(html)).toBe(
    '<style>._0{top:0}._1{width:2px}._1:hover{top:0}</style><p class="_0 _1"><i class="_0 hook">',
  );
});

test('gives classes of the same elements one name', () => {
  const html =
    '<style>.a{top:0}.b{top:1px}.c{left:0}</style><p class="a b c"></p><p class="a b"></p>';
  expect(shortenClasses(html)).toBe(
    '<style>._0{top:0}._0{top:1px}._1{left:0}</style><p class="_0 _1"></p><p class="_0"></p>',
  );
});

test('drops a scope where it changes nothing, and its class once no style names it', () => {
  const scoped = (markup: string): string =>
    shortenClasses(`<style>.a:where(.astro-abcdefgh){top:0}</style>${markup}`);
  expect(scoped('<p class="a astro-abcdefgh"></p><b class="astro-abcdefgh"></b>')).toBe(
    '<style>._0{top:0}</style><p class="_0"></p><b></b>',
  );
  expect(scoped('<p class="a astro-abcdefgh"></p><b class="a"></b>')).toBe(
    '<style>._0:where(._1){top:0}</style><p class="_0 _1"></p><b class="_0"></b>',
  );
  expect(scoped('<p class="a astro-abcdefgh"></p><script>i.className="a"</script>')).toBe(
    '<style>.a:where(._0){top:0}</style><p class="a _0"></p><script>i.className="a"</script>',
  );
});

test('keeps the class names that scripts use, but for utilities', () => {
  const html =
    '<style>.open{top:0}.shut{top:0}.grid{top:0}</style>' +
    '<p class="open shut grid"><script>i.className="open"</script>';
  expect(shortenClasses(html, [readTokens('"shut grid"')], new Set(['grid']))).toBe(
    '<style>.open{top:0}.shut{top:0}._0{top:0}</style>' +
      '<p class="_0 open shut"><script>i.className="open"</script>',
  );
});
