/** Bundles page scripts into separate files, because not every visitor needs them. */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Rollup } from 'vite';
import { BROWSERS } from './browser-targets.ts';

/** As `define` takes them. */
export const defined = (values: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, JSON.stringify(value)]));

/** Bundles one script without imports. @param name below `src/features`, without `.client.ts` @param define constants */
export async function bundle(name: string, define: Record<string, unknown> = {}): Promise<string> {
  const input = fileURLToPath(new URL(`../../features/${name}.client.ts`, import.meta.url));
  const root = fileURLToPath(new URL('../../..', import.meta.url));
  const result = await build({
    root,
    configFile: false,
    logLevel: 'error',
    define: defined(define),
    build: {
      write: false,
      target: BROWSERS,
      modulePreload: false,
      // Lazily imported scripts are known by URL only and must not be resolved.
      rollupOptions: {
        input,
        external: Object.values(define).filter(
          (value): value is string => typeof value === 'string' && value !== '',
        ),
        preserveEntrySignatures: 'strict',
        output: { format: 'es' },
      },
    },
  });
  const [chunk] = (result as Rollup.RollupOutput).output;
  return chunk.code.trim();
}

/** By path, before pages are rendered: unused styles are dropped depending on scripts. */
export async function writeScripts(files: ReadonlyMap<string, string>, outDir: URL): Promise<void> {
  for (const [path, code] of files) {
    const target = join(fileURLToPath(outDir), path);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, code);
  }
}
