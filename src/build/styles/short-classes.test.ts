import { expect, test } from 'vitest';
import { shortenClasses } from './short-classes.ts';
import { readTokens } from './used-styles.ts';

test('shortens generated class names consistently within a page', () => {
  const html =
    '<style>.a.astro-abcdefgh{top:0}.md\\:w-\\[2px\\]{width:2px}.md\\:w-\\[2px\\]:hover{top:0}</style>' +
    '<p class="a md:w-[2px] astro-abcdefgh">';
  expect(shortenClasses(html)).toBe(
    '<style>.a._1{top:0}._0{width:2px}._0:hover{top:0}</style><p class="a _0 _1">',
  );
});

test('keeps the class names that scripts use', () => {
  const html = '<p class="md:p-1 md:p-2"><script>i.className="md:p-1"</script>';
  expect(shortenClasses(html, [readTokens('"md:p-2"')])).toBe(html);
});

test('in islands, shortens all utilities that the stylesheet for late states has', () => {
  const html =
    '<style>.flex{top:0}.md\\:p-1{top:0}</style><p class="flex md:p-1"></p>' +
    '<astro-island><p class="quiz flex md:p-1"></p></astro-island>';
  expect(shortenClasses(html, [readTokens('"md:p-1"')], new Set(['flex']))).toBe(
    '<style>._0{top:0}:is(.md\\:p-1,._1){top:0}</style><p class="_0 md:p-1"></p>' +
      '<astro-island><p class="quiz _0 _1"></p></astro-island>',
  );
});
