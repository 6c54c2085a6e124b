/** Behaviors that are files of their own, because not every visitor needs them. */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Rollup } from 'vite';

/**
 * One behavior as a script without imports.
 *
 * @param name below `src/behaviors`, without its ending
 * @param define values the script knows by name
 */
export async function bundle(name: string, define: Record<string, unknown> = {}): Promise<string> {
  const input = fileURLToPath(new URL(`../behaviors/${name}.ts`, import.meta.url));
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const result = await build({
    root,
    configFile: false,
    logLevel: 'error',
    define: Object.fromEntries(
      Object.entries(define).map(([key, value]) => [key, JSON.stringify(value)]),
    ),
    build: {
      write: false,
      modulePreload: false,
      // The address of the other script is no file to look for.
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

/** Writes scripts into the build's folder, by path, before pages are rendered: their styles depend on them. */
export async function writeScripts(files: ReadonlyMap<string, string>, outDir: URL): Promise<void> {
  for (const [path, code] of files) {
    const target = join(fileURLToPath(outDir), path);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, code);
  }
}
