/** Unpacks the Chromium of `@sparticuz/chromium` with its libraries: no package of the system is needed. */
import { chmodSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';

const MODULES = resolve(import.meta.dirname, '../../node_modules');
const ARCHIVES = ['chromium.br', 'swiftshader.tar.br', 'al2023.tar.br'].map((name) =>
  join(MODULES, '@sparticuz/chromium/bin', name),
);
const CACHE = join(MODULES, '.cache');
const FOLDER = join(CACHE, 'browser');

/** Unpacks with the package's own function, which unpacks into the temporary folder. */
async function inflateInto(folder: string): Promise<void> {
  const { inflate } = await import('@sparticuz/chromium');
  const { TMPDIR } = process.env;
  process.env.TMPDIR = folder;
  try {
    await Promise.all(ARCHIVES.map((path) => inflate(path)));
  } finally {
    if (TMPDIR === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = TMPDIR;
  }
}

/**
 * Paths of the executable and of the libraries it needs, unpacked once for all processes: beside its folder, which is
 * then renamed, so that no process sees half of it.
 */
export async function unpackBrowser(): Promise<{ path: string; libraries: string }> {
  if (!existsSync(FOLDER)) {
    mkdirSync(CACHE, { recursive: true });
    const unfinished = mkdtempSync(`${FOLDER}-`);
    try {
      await inflateInto(unfinished);
      chmodSync(unfinished, 0o755);
      renameSync(unfinished, FOLDER);
    } catch (error) {
      rmSync(unfinished, { recursive: true, force: true });
      // Another process was faster.
      if (!existsSync(FOLDER)) throw error;
    }
  }
  return { path: join(FOLDER, 'chromium'), libraries: join(FOLDER, 'al2023/lib') };
}
