/** Redirects: checked and compiled in the build, applied by the dev server (D09). */
import { readFile, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { GoneAddress } from '#features/parts/off.ts';
import { CONTACT_PATH } from '#features/booking/contact.schema.ts';
import { checkRoutes, compile, withOrigin } from '#lib/redirects/compile.ts';
import { underscoreRedirects } from '#lib/redirects/host-formats.ts';
import { REDIRECT_TABLE_PATH, type RedirectTable } from '#lib/redirects/table.ts';
import type { Moved, Rules } from '#lib/redirects/rules.ts';
import type { Pages } from '../pages/read.ts';
import { serveRedirects } from './dev-server.ts';
import { readRoutes } from './routes.ts';
import { LEGACY_PATHS, readRules, addLegacyPaths } from './read-rules.ts';

/** The server handles these itself. */
export const SERVER_ROUTES = [CONTACT_PATH, '/healthz', '/metrics'];

/** Writes `moved.json` for our server and the 404 page, and `_redirects` for hosts that read that. */
export function redirects(known: Pages, gone: readonly GoneAddress[]): AstroIntegration {
  let rules: Rules = { paths: [], hosts: [] };
  let site = '';
  return {
    name: 'redirects',
    hooks: {
      'astro:config:setup': ({ config, addWatchFile, updateConfig }) => {
        const file = new URL('redirects.json', config.root);
        addWatchFile(file);
        rules = readRules(file, gone);
        const hosts = rules.hosts.map(({ host, to }) => [host, to]);
        updateConfig({ vite: { define: { HOST_RULES: JSON.stringify(hosts) } } });
      },
      'astro:config:done': ({ config }) => {
        site = config.site ?? '';
      },
      'astro:server:setup': ({ server }) => {
        serveRedirects(server, rules, site);
      },
      'astro:build:done': async ({ dir, logger }) => {
        const legacy = new URL(LEGACY_PATHS, dir);
        const moved = JSON.parse(await readFile(legacy, 'utf8')) as Moved[];
        await rm(legacy);
        const compiled = compile(addLegacyPaths(rules, moved), site);
        const { routes, pages, numbers } = await readRoutes(fileURLToPath(dir), known);
        checkRoutes(compiled, new Set([...routes, ...SERVER_ROUTES]));
        const table: RedirectTable = { moved: withOrigin(compiled.moved, site), pages, numbers };
        await writeFile(new URL(REDIRECT_TABLE_PATH.slice(1), dir), JSON.stringify(table));
        const { text, omitted } = underscoreRedirects(table);
        await writeFile(new URL('_redirects', dir), text);
        if (omitted > 0)
          logger.warn(
            `${omitted} rules do not fit into _redirects; there the 404 page applies them`,
          );
      },
    },
  };
}
