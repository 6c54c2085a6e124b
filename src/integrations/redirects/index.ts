/** Old addresses: the rules are checked and compiled in the build, and followed by the dev server (D09). */
import { readFile, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { CONTACT_PATH } from '#domain/lead.ts';
import { checkRoutes, compile, withOrigin } from '#domain/redirect-compile.ts';
import { underscoreRedirects } from '#domain/redirect-dialects.ts';
import { ADDRESS_BOOK, type AddressBook } from '#domain/redirect-table.ts';
import type { Moved, Rules } from '#domain/redirects.ts';
import type { Pages } from '../finish/facts.ts';
import { followRules } from './follow.ts';
import { readBuild } from './pages.ts';
import { LEGACY_PATHS, readRules, withMoved } from './rules.ts';

/** Addresses the server answers itself. */
const SERVER = [CONTACT_PATH, '/healthz', '/metrics'];

/**
 * The Astro integration. Writes `moved.json`, which our server and the 404 page read, and `_redirects` for hosts
 * that read that. Must run before files are compressed.
 */
export function redirects(known: Pages): AstroIntegration {
  let rules: Rules = { paths: [], hosts: [] };
  let site = '';
  return {
    name: 'redirects',
    hooks: {
      'astro:config:setup': ({ config, addWatchFile, updateConfig }) => {
        const file = new URL('redirects.json', config.root);
        addWatchFile(file);
        rules = readRules(file);
        const hosts = rules.hosts.map(({ host, to }) => [host, to]);
        updateConfig({ vite: { define: { HOST_RULES: JSON.stringify(hosts) } } });
      },
      'astro:config:done': ({ config }) => {
        site = config.site ?? '';
      },
      'astro:server:setup': ({ server }) => {
        followRules(server, rules, site);
      },
      'astro:build:done': async ({ dir, logger }) => {
        const legacy = new URL(LEGACY_PATHS, dir);
        const moved = JSON.parse(await readFile(legacy, 'utf8')) as Moved[];
        await rm(legacy);
        const compiled = compile(withMoved(rules, moved), site);
        const { routes, pages, numbers } = await readBuild(fileURLToPath(dir), known);
        checkRoutes(compiled, new Set([...routes, ...SERVER]));
        const book: AddressBook = { moved: withOrigin(compiled.moved, site), pages, numbers };
        await writeFile(new URL(ADDRESS_BOOK.slice(1), dir), JSON.stringify(book));
        const { text, left } = underscoreRedirects(book);
        await writeFile(new URL('_redirects', dir), text);
        if (left > 0)
          logger.warn(`${left} rules do not fit into _redirects; there the 404 page follows them`);
      },
    },
  };
}
