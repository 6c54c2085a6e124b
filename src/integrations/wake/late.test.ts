import { expect, test } from 'vitest';
import { lateRuntime } from './late.ts';

const RUNTIME = '(()=>{class I{}customElements.define("astro-island",I)})()';
const page = (scripts: string): string =>
  `<body><script>first()</script>${scripts}<astro-island client="interact"></astro-island></body>`;

test('the runtime leaves the page for a file named after its content', () => {
  const late = lateRuntime(page(`<script>${RUNTIME}</script>`), '_astro');
  expect(late?.code).toBe(RUNTIME);
  expect(late?.path).toMatch(/^\/_astro\/island\.[\w-]{8}\.js$/);
  expect(late?.html).not.toContain('customElements');
  expect(late?.html).toContain('<body><script>first()</script><astro-island');
  expect(late?.html).toMatch(new RegExp(`import\\("${late?.path}"\\).*</script></body>$`));
});

test('a page without an island is left alone', () => {
  expect(lateRuntime('<body><script>first()</script></body>', '_astro')).toBeUndefined();
});

test('an island keeps only what its runtime reads', () => {
  const island =
    '<astro-island uid="Z1" prefix="r0" props="{}" ssr client="interact" opts="{&quot;value&quot;:true}" await-children><p uid="mine">await-children</p><!--astro:end--></astro-island>';
  const late = lateRuntime(`<script>${RUNTIME}</script>${island}</body>`, '_astro');
  expect(late?.html).toContain(
    '<astro-island prefix="r0" props="{}" ssr client="interact"><p uid="mine">',
  );
});
