import { describe, expect, it, test } from 'vitest';
import { readTokens, usedStyles } from './used-styles.ts';

test('drops rules for classes that a page never names', () => {
  const css = '.used{color:red}.unused{color:blue}a{color:green}.used .unused{top:0}.spark{left:0}';
  const kept = usedStyles(
    css,
    readTokens('<p class="used">text</p><script>i.className="spark"</script>'),
  );
  expect(kept).toBe('.used{color:red}a{color:green}.spark{left:0}');
});

test('drops unread custom properties, also those that only a dropped one read', () => {
  const css = ':root{--a:1px;--b:var(--c);--c:2px;--d:3px}p{top:var(--a)}';
  expect(usedStyles(css, readTokens('<p data-x="--d">'))).toBe(
    ':root{--a:1px;--d:3px}p{top:var(--a)}',
  );
});

test('keeps a property that a stylesheet loaded later reads', () => {
  expect(
    usedStyles(':root{--a:1px}', readTokens(''), readTokens('.toast{max-width:var(--a);top:0}')),
  ).toBe(':root{--a:1px}');
});

test('drops an animation that nothing plays, and what only it read', () => {
  const spin = '@keyframes spin{0%{top:var(--a)}to{top:0}}';
  const css = `:root{--a:1px}${spin}.b{animation:1s spin}`;
  expect(usedStyles(css, readTokens('<p>'))).toBe('');
  expect(usedStyles(css, readTokens('<p class="b">'))).toBe(css);
  expect(usedStyles(css, readTokens('<script>play("spin")</script>'))).toBe(
    `:root{--a:1px}${spin}`,
  );
});

test('drops rules that become empty, and keeps the order of layers', () => {
  const css = '@layer a{p{--x:1}}@layer b{@media print{p{--y:1}}}@layer c{p{--z:1;top:0;--x:2}}';
  expect(usedStyles(css, readTokens('<p>'))).toBe('@layer a,b;@layer c{p{top:0}}');
});

test('recognizes escaped class names', () => {
  const css = '@media (width>=48rem){.md\\:hidden{display:none}.md\\:block{display:block}}';
  expect(usedStyles(css, readTokens('<p class="md:hidden">'))).toContain('.md\\:hidden');
  expect(usedStyles(css, readTokens('<p class="md:hidden">'))).not.toContain('block');
});

test('recognizes class names with any character that a class may have', () => {
  const css = '.\\[\\&_p\\]\\:mt-2 p{margin:0}.w-\\[min\\(1px\\,2px\\)\\]{width:1px}';
  const kept = usedStyles(css, readTokens('<p class="[&amp;_p]:mt-2 w-[min(1px,2px)]">'));
  expect(kept).toContain('width');
  expect(kept).toContain('margin');
});

test('keeps a property whose name is an unused class', () => {
  const css = 'h1{text-wrap:balance}.text-wrap{text-wrap:wrap}';
  expect(usedStyles(css, readTokens('<h1>text</h1>'))).toContain('h1{text-wrap:balance}');
});

test('drops what later code brings styles for, unless the page names it', () => {
  const css = '.grid{top:0}.flex{top:1px}.open{top:2px}';
  const later = readTokens('"grid flex open"');
  const kept = usedStyles(css, readTokens('<p class="flex">'), later, new Set(['grid', 'flex']));
  expect(kept).toBe('.flex{top:1px}.open{top:2px}');
});

describe('registered properties', () => {
  const property = (name: string): string =>
    `@property ${name}{syntax:"*";inherits:false;initial-value:solid}`;
  const reset = '@layer properties{*{--tw-a:solid}}';
  const reader = 'p{border-style:var(--tw-a)}';

  it('stay if a rule of the page sets and another reads them', () => {
    const css = `${property('--tw-a')}${reset}b{--tw-a:dashed}${reader}`;
    expect(usedStyles(`${css}${property('--tw-b')}`, readTokens('<p><b>'))).toBe(css);
  });

  it('are replaced by their initial value if no rule sets them', () => {
    const css = `${property('--tw-a')}${reset}.b{--tw-a:dashed}${reader}`;
    expect(usedStyles(css, readTokens('<p>'))).toBe('@layer properties;p{border-style:solid}');
  });

  it('of Tailwind go if only later styles read them, which register their own', () => {
    const css = `${property('--tw-a')}${reset}b{--tw-a:dashed}p{top:0}`;
    expect(usedStyles(css, readTokens('<p><b>'), readTokens(css + reader))).toBe(
      '@layer properties;p{top:0}',
    );
  });
});
