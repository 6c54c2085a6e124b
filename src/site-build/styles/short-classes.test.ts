import { expect, test } from 'vitest';
import { shortenClasses } from './short-classes.ts';

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

test('drops the class of a scope that no style names', () => {
  const html =
    '<style>.a:where(.astro-abcdefgh){top:0}</style><p class="a astro-abcdefgh"></p><b class="astro-ijklmnop"></b>';
  expect(shortenClasses(html)).toBe('<style>.A:where(.A){top:0}</style><p class="A"></p><b></b>');
});

test('keeps the class names that scripts use, but for utilities', () => {
  const html =
    '<style>.open{top:0}.shut{top:0}.grid{top:0}</style>' +
    '<p class="open shut grid"><script>i.className="open"</script>';
  expect(shortenClasses(html, [new Set(['shut', 'grid'])], new Set(['grid']))).toBe(
    '<style>.open{top:0}.shut{top:0}.A{top:0}</style>' +
      '<p class="open shut A"><script>i.className="open"</script>',
  );
});
