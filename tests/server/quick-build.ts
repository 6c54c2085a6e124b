/** A build that takes no time: `index.html`, and a page for each post that is due. */
import { mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { PREVIEW_END } from '#lib/http/routes.ts';

const MODULES = resolve(import.meta.dirname, '../../node_modules');

/** Writes `index.html` and a page for each post that is due, and with a bar for each one in a preview. */
const BUILD = `
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
const out = process.argv.at(-1);
const isPreview = process.env.BUILD_PREVIEW === '1';
readFileSync('src/content/prices.yaml');
rmSync(out, { recursive: true, force: true });
mkdirSync(out + '/blog', { recursive: true });
const bar = isPreview ? '<a href="${PREVIEW_END}">Leave</a>' : '';
writeFileSync(out + '/index.html', '<!doctype html><title>Home</title>' + bar);
for (const name of readdirSync('src/content/posts')) {
  const text = readFileSync('src/content/posts/' + name, 'utf8');
  const [, date = ''] = /^date: (.*)$/m.exec(text) ?? [];
  const isDue = !/^draft: true$/m.test(text) && date <= new Date().toISOString();
  if (isDue || isPreview)
    writeFileSync(out + '/blog/' + name.replace(/md$/, 'html'), '<!doctype html>' + bar + text);
}
`;

/** Puts a build into a folder of content that only writes posts. */
export function quickBuild(folder: string): void {
  const modules = join(folder, 'node_modules');
  rmSync(modules);
  mkdirSync(join(modules, 'astro/bin'), { recursive: true });
  for (const name of readdirSync(MODULES))
    if (name !== 'astro') symlinkSync(join(MODULES, name), join(modules, name));
  writeFileSync(join(modules, 'astro/bin/astro.mjs'), BUILD);
}
