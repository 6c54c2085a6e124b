/** A host that only builds has neither the server's settings nor what its code needs. */
import { expect, it } from 'vitest';
import { importsOf, resolveImport } from './imports.ts';
import { readTree } from './tree.ts';

/** What a build has of the server: its own settings, and the hook of the development server. */
const OF_THE_SERVER = [
  'src/server/base/build-settings.ts',
  'src/server/base/setting.ts',
  'src/server/dev.ts',
];

const texts = new Map(
  readTree('astro.config.mjs', 'src/**/*.{ts,mjs}').map((file) => [file.path, file]),
);

/** Files that are loaded together with a file, itself included. */
function loadedWith(start: string): string[] {
  const loaded = new Set([start]);
  // A set visits what is added meanwhile.
  for (const path of loaded)
    for (const { specifier, typeOnly, dynamic } of importsOf(texts.get(path) ?? { path, text: '' }))
      if (!typeOnly && !dynamic) loaded.add(resolveImport(specifier, path) ?? specifier);
  return [...loaded];
}

it('a build loads nothing of the server but its own settings', () => {
  const loaded = loadedWith('astro.config.mjs');
  expect(loaded.length).toBeGreaterThan(60);
  expect(loaded.filter((path) => path.startsWith('src/server/')).sort()).toEqual(OF_THE_SERVER);
});

it('what a build has of the server loads no package but that of the schemas', () => {
  const own = OF_THE_SERVER.flatMap(loadedWith).filter((one) => !one.startsWith('src/'));
  expect([...new Set(own)].filter((one) => !one.startsWith('node:'))).toEqual(['zod/mini']);
});
