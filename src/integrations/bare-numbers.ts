/**
 * A post answers at its number alone, too (R032): `/blog/7` is the page of `/blog/7-who-started-it`, which says itself
 * what its canonical address is. A number that a redirect leads on (`/blog/14`, R082) gets no page, which would shadow
 * the rule on some hosts.
 */
import { copyFile, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Moved } from '#domain/redirects.ts';
import { LEGACY_PATHS, readRules, withMoved } from './redirects/rules.ts';

/** A page or one of its compressed twins. */
const NUMBERED = /^(\d+)-[^/]*(\.html(?:\.br|\.gz)?)$/;
/** Files in hand at the same time. */
const HANDS = 8;

/** Must run when pages are finished, before redirects are compiled: a copy is an address that answers. */
export function bareNumbers(): AstroIntegration {
  let table: URL;
  return {
    name: 'bare-numbers',
    hooks: {
      'astro:config:done': ({ config }) => {
        table = new URL('redirects.json', config.root);
      },
      'astro:build:done': async ({ dir }) => {
        const moved = JSON.parse(await readFile(new URL(LEGACY_PATHS, dir), 'utf8')) as Moved[];
        const { paths } = withMoved(readRules(table), moved);
        const led = new Set(paths.flatMap(({ from }) => from));
        const folder = join(fileURLToPath(dir), 'blog');
        const files = (await readdir(folder)).flatMap((name) => {
          const [, number, ending] = NUMBERED.exec(name) ?? [];
          return number && !led.has(`/blog/${number}`) ? [[name, `${number}${ending}`]] : [];
        });
        const left = files.values();
        const work = async (): Promise<void> => {
          for (const [from = '', to = ''] of left)
            await copyFile(join(folder, from), join(folder, to));
        };
        await Promise.all(Array.from({ length: HANDS }, work));
      },
    },
  };
}
