import { expect, test } from 'vitest';
import { shortenClasses } from './short-classes.ts';
import { readTokens } from './used-styles.ts';

test('shortens class names consistently within a page', () => {
  const html =
    '<style>.a{top:0}.md\\:w-\\[2px\\]{width:2px}.md\\:w-\\[2px\\]:hover{top:0}</style>' +
    '<p class="a md:w-[2px]"><i class="a hook">';
  expect(shortenClasses(html)).toBe(
    '<style>.A{top:0}.B{width:2px}.B:hover{top:0}</style><p class="A B"><i class="A hook">',
  );
});

test('shortens class names with an ampersand, which markup escapes', () => {
  const html = '<style>.\\[\\&_a\\]\\:flex a{display:flex}</style><ul class="[&amp;_a]:flex"></ul>';
  expect(shortenClasses(html)).toBe('<style>.A a{display:flex}</style><ul class="A"></ul>');
});

test('gives classes of the same elements one name', () => {
  const html =
    '<style>.a{top:0}.b{top:1px}.c{left:0}</style><p class="a b c"></p><p class="a b"></p>';
  expect(shortenClasses(html)).toBe(
    '<style>.A{top:0}.A{top:1px}.B{left:0}</style><p class="A B"></p><p class="A"></p>',
  );
});

test('drops a scope where it changes nothing, and its class once no style names it', () => {
  const scoped = (markup: string): string =>
    shortenClasses(`<style>.a:where(.astro-abcdefgh){top:0}</style>${markup}`);
  expect(scoped('<p class="a astro-abcdefgh"></p><b class="astro-abcdefgh"></b>')).toBe(
    '<style>.A{top:0}</style><p class="A"></p><b></b>',
  );
  expect(scoped('<p class="a astro-abcdefgh"></p><b class="a"></b>')).toBe(
    '<style>.A:where(.B){top:0}</style><p class="A B"></p><b class="A"></b>',
  );
  expect(scoped('<p class="a astro-abcdefgh"></p><script>i.className="a"</script>')).toBe(
    '<style>.a:where(.A){top:0}</style><p class="A a"></p><script>i.className="a"</script>',
  );
});

test('keeps the class names that scripts use, but for utilities', () => {
  const html =
    '<style>.open{top:0}.shut{top:0}.grid{top:0}</style>' +
    '<p class="open shut grid"><script>i.className="open"</script>';
  expect(shortenClasses(html, [readTokens('"shut grid"')], new Set(['grid']))).toBe(
    '<style>.open{top:0}.shut{top:0}.A{top:0}</style>' +
      '<p class="A open shut"><script>i.className="open"</script>',
  );
});
