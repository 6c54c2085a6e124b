import { expect, test } from 'vitest';
import { deferIslandRuntime } from './defer-runtime.ts';

const RUNTIME = '(()=>{class I{}customElements.define("astro-island",I)})()';
const page = (scripts: string): string =>
  `<body><script>first()</script>${scripts}<astro-island client="interact"></astro-island></body>`;

test('moves the runtime to a hashed file', () => {
  const late = deferIslandRuntime(page(`<script>${RUNTIME}</script>`), '_astro');
  expect(late?.code).toMatch(/^Object\.hasOwn\|\|/);
  expect(late?.code.endsWith(RUNTIME)).toBe(true);
  expect(late?.path).toMatch(/^\/_astro\/island\.[\w-]{6}\.js$/);
  expect(late?.html).not.toContain('customElements');
  expect(late?.html).toContain('<body><script>first()</script><astro-island');
  expect(late?.html).toMatch(new RegExp(`import\\("${late?.path}"\\).*</script></body>$`));
});

test('moves the directives of the page to its end, once each, before what calls them', () => {
  const directive = (name: string): string =>
    `(()=>{self.Astro.${name}=()=>{};window.dispatchEvent(new Event("astro:${name}"));})();`;
  const scripts = ['interact', 'keyboard'].map((name) => `<script>${directive(name)}\n</script>`);
  const late = deferIslandRuntime(page(`<script>${RUNTIME}</script>${scripts.join('')}`), '_astro');
  expect(late?.html).toContain(
    `<script>${directive('interact')}${directive('keyboard')}for(let i of`,
  );
  expect(late?.html.match(/astro:keyboard/g)).toHaveLength(1);
  expect(late?.html).toContain('<script>first()</script><astro-island');
});

test('leaves pages without islands unchanged', () => {
  expect(deferIslandRuntime('<body><script>first()</script></body>', '_astro')).toBeUndefined();
});

test('keeps only the island attributes that the runtime reads', () => {
  const island =
    '<astro-island uid="Z1" prefix="r0" props="{}" ssr client="interact" opts="{&quot;value&quot;:true}" await-children><p uid="mine">await-children</p><!--astro:end--></astro-island>';
  const late = deferIslandRuntime(`<script>${RUNTIME}</script>${island}</body>`, '_astro');
  expect(late?.html).toContain(
    '<astro-island prefix="r0" props="{}" ssr client="interact"><p uid="mine">',
  );
});

test('leaves out `interact` where `calm` brings it along', () => {
  const directive = (name: string): string =>
    `(()=>{self.Astro.${name}=()=>{};window.dispatchEvent(new Event("astro:${name}"));})();`;
  for (const names of [
    ['interact', 'keyboard', 'calm'],
    ['calm', 'keyboard', 'interact'],
  ]) {
    const scripts = names.map((name) => `<script>${directive(name)}</script>`).join('');
    const late = deferIslandRuntime(page(`<script>${RUNTIME}</script>${scripts}`), '_astro');
    expect(late?.html).toContain('"astro:calm"');
    expect(late?.html).toContain('"astro:keyboard"');
    expect(late?.html).not.toContain('"astro:interact"');
  }
});
