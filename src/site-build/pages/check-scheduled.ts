/** Checks scheduled content today: a mistake would otherwise stop the build on its day of publication. */
import { readFile, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { checkRoutes, compile } from '#lib/redirects/compile.ts';
import { oldAddresses } from '#lib/redirects/meanwhile.ts';
import type { Moved } from '#lib/redirects/rules.ts';
import type { Scheduled } from '#features/build-data/scheduled.ts';
import type { Pages } from './read.ts';
import { readGuide } from '../guide-pdf/parse.ts';
import { checkRecordings } from '../output/check-audio.ts';
import { SERVER_ROUTES } from '../redirects/index.ts';
import { readRoutes } from '../redirects/routes.ts';
import type { GoneAddress } from '#features/parts/off.ts';
import { LEGACY_PATHS, readRules, addLegacyPaths } from '../redirects/read-rules.ts';

/** `src/pages` writes the scheduled content there. */
const SCHEDULED = 'scheduled.json';

/** Fails at guides with elements that their PDF does not support. */
function checkGuides(guides: Scheduled['guides'], site: string): void {
  for (const { file, html } of guides) {
    try {
      // Relative links resolve against the canonical URL.
      readGuide(`<link rel="canonical" href="${site}/"><div data-guide="">${html}</div>`);
    } catch (error) {
      const what = error instanceof Error ? error.message : String(error);
      throw new Error(`${file}: ${what}`, { cause: error });
    }
  }
}

export function checkScheduled(known: Pages, gone: readonly GoneAddress[]): AstroIntegration {
  let table: URL;
  let site = '';
  return {
    name: 'scheduled',
    hooks: {
      'astro:config:done': ({ config }) => {
        table = new URL('redirects.json', config.root);
        site = config.site ?? '';
      },
      'astro:build:done': async ({ dir }) => {
        const json = async (name: string): Promise<unknown> =>
          JSON.parse(await readFile(new URL(name, dir), 'utf8'));
        const later = (await json(SCHEDULED)) as Scheduled;
        await rm(new URL(SCHEDULED, dir));
        await checkRecordings(later.recordings, dir);
        checkGuides(later.guides, site);
        if (later.moved.length === 0) return;
        const back = later.moved.map(({ from, to }) => ({ own: [to], from }));
        const now = ((await json(LEGACY_PATHS)) as Moved[]).map((one) => ({
          ...one,
          from: oldAddresses({ own: [one.to], from: one.from }, back),
        }));
        const moved = [...now.filter(({ from }) => from.length > 0), ...later.moved];
        const { routes } = await readRoutes(fileURLToPath(dir), known);
        checkRoutes(
          compile(addLegacyPaths(readRules(table, gone), moved), site),
          new Set([...routes, ...SERVER_ROUTES, ...later.moved.map(({ to }) => to)]),
        );
      },
    },
  };
}
