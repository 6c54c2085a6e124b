/**
 * Serves posts at their number alone (R032): `/blog/7` is a copy of `/blog/7-who-started-it`, with that canonical URL.
 * Numbers that a redirect uses (`/blog/14`, R082) get no copy: on some hosts, a file would take precedence over the
 * redirect.
 */
import { existsSync } from 'node:fs';
import { copyFile, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { GoneAddress } from '#features/parts/off.ts';
import type { Moved } from '#lib/redirects/rules.ts';
import { LEGACY_PATHS, readRules, addLegacyPaths } from '../redirects/read-rules.ts';

const NUMBERED = /^(\d+)-[^/]*\.html$/;
/** Of a page, and of its compressed copies, which it has by then. */
const ENDINGS = ['', '.br', '.gz'];

export function shortPostUrls(gone: readonly GoneAddress[]): AstroIntegration {
  let table: URL;
  return {
    name: 'bare-numbers',
    hooks: {
      'astro:config:done': ({ config }) => {
        table = new URL('redirects.json', config.root);
      },
      'astro:build:done': async ({ dir }) => {
        const moved = JSON.parse(await readFile(new URL(LEGACY_PATHS, dir), 'utf8')) as Moved[];
        const { paths } = addLegacyPaths(readRules(table, gone), moved);
        const led = new Set(paths.flatMap(({ from }) => from));
        const folder = join(fileURLToPath(dir), 'blog');
        const files = (await readdir(folder)).flatMap((name) => {
          const [, number] = NUMBERED.exec(name) ?? [];
          return number && !led.has(`/blog/${number}`) ? [[name, `${number}.html`]] : [];
        });
        for (const [from = '', to = ''] of files)
          for (const ending of ENDINGS) {
            const file = join(folder, from + ending);
            if (existsSync(file)) await copyFile(file, join(folder, to + ending));
          }
      },
    },
  };
}
