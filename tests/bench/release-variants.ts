/** Releases that differ from one another as two builds of a changed site do: every hashed file has another name. */
import { execFileSync } from 'node:child_process';
import {
  existsSync,
  globSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { checksumsOf } from '#site-build/release/checksums.ts';

const TEXT = /\.(?:html|js|css|json|xml|webmanifest|txt)$/;
/** What may be the name of a file in a text. */
const NAME = /[\w@~.-]+\.\w+/g;
/** Fast; the size does not matter here. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } };

/** `Menu.B2x.js` → `Menu.B2x-r3.js`, also for its compressed copy. */
const renamed = (name: string, number: number): string =>
  name.replace(/(\.\w+)((?:\.br)?)$/, `-r${number}$1$2`);

/** Writes a new file, because the old one is a link that other releases share. */
function replaceFile(file: string, text: string): void {
  rmSync(file);
  writeFileSync(file, text);
  if (!existsSync(`${file}.br`)) return;
  rmSync(`${file}.br`);
  writeFileSync(`${file}.br`, brotliCompressSync(text, BROTLI));
}

/**
 * Makes a release from another one. Inline code keeps its old hashes in the content policy, so this is not for browsers.
 * @param to folder that does not exist yet
 */
export function makeVariant(release: string, to: string, number: number): void {
  execFileSync('cp', ['-al', release, to]);
  rmSync(join(to, 'dist.previous'), { recursive: true, force: true });
  const site = join(to, 'dist');
  const assets = join(site, '_astro');
  const names = new Set(readdirSync(assets));
  for (const name of names) renameSync(join(assets, name), join(assets, renamed(name, number)));
  for (const file of globSync('**/*', { cwd: site }).filter((name) => TEXT.test(name))) {
    const text = readFileSync(join(site, file), 'utf8');
    const changed = text.replace(NAME, (name) => (names.has(name) ? renamed(name, number) : name));
    if (changed !== text) replaceFile(join(site, file), changed);
  }
  rmSync(join(to, 'SHA256SUMS'));
  writeFileSync(join(to, 'SHA256SUMS'), checksumsOf(to));
}
