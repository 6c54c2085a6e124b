import { expect, test } from 'vitest';
import { shortProperties, shortScopes, usedStyles } from './used-styles.ts';

test('rules for classes a page never names are dropped, all others stay', () => {
  const css = '.used{color:red}.unused{color:blue}a{color:green}.used .unused{top:0}.spark{left:0}';
  const kept = usedStyles(css, '<p class="used">text</p><script>i.className="spark"</script>');
  expect(kept).toBe('.used{color:red}a{color:green}.spark{left:0}');
});

test('custom properties nobody reads are dropped, also those that only a dropped one read', () => {
  const css = ':root{--a:1px;--b:var(--c);--c:2px;--d:3px}p{top:var(--a)}';
  expect(usedStyles(css, '<p data-x="--d">')).toBe(':root{--a:1px;--d:3px}p{top:var(--a)}');
});

test('a property that a style sheet fetched later reads stays', () => {
  expect(usedStyles(':root{--a:1px}', '.toast{max-width:var(--a);top:0}')).toBe(':root{--a:1px}');
});

test('escaped class names are recognized', () => {
  const css = '@media (width>=48rem){.md\\:hidden{display:none}.md\\:block{display:block}}';
  expect(usedStyles(css, '<p class="md:hidden">')).toContain('.md\\:hidden');
  expect(usedStyles(css, '<p class="md:hidden">')).not.toContain('block');
});

test('scope names become short and stay the same within a page', () => {
  const html =
    '<style>.a.astro-abcdefgh{top:0}.b.astro-12345678{top:0}</style><p class="a astro-abcdefgh">';
  expect(shortScopes(html)).toBe('<style>.a._0{top:0}.b._1{top:0}</style><p class="a _0">');
});

test('properties become short, those that others know stay', () => {
  const css = ':root{--color-ink:#000;--z-toast:9}p{color:var(--color-ink)}';
  expect(shortProperties(css, '.toast{z-index:var(--z-toast)}')).toBe(
    ':root{--0:#000;--z-toast:9}p{color:var(--0)}',
  );
});
