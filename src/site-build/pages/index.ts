import { readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Tags } from '#features/consent/third-parties.ts';
import { compressing } from '../output/compressor.ts';
import { readAssets } from '../styles/assets.ts';
import { createCssInliner } from '../styles/inline-css.ts';
import { densities } from './densities.ts';
import { createDrawingInliner } from './inline-drawings.ts';
import { htmlFiles, type Pages } from './read.ts';
import { took } from '../took.ts';
import { transformPage } from './transforms.ts';

/** A build of thousands of pages says that it goes on. */
const REPORT_MS = 10_000;

/** Stays a file (staff/layouts/StaffLayout.astro). */
const LINKED = /<link data-linked(?:="[^"]*")? rel="stylesheet" href="([^"]+)"/g;

/** `pages` are filled by `readPages`; `tags` are allowed trackers; `formsOrigin`, if not the site's origin. */
export function transformPages(pages: Pages, tags: Tags, formsOrigin?: string): AstroIntegration {
  let assets = '';
  return {
    name: 'transform-pages',
    hooks: {
      'astro:config:done': ({ config }) => {
        assets = config.build.assets;
      },
      'astro:build:done': async ({ dir, logger }) => {
        const started = performance.now();
        const folder = resolve(fileURLToPath(dir));
        const css = await readAssets(folder, assets);
        const build = {
          folder,
          assets,
          pages,
          tags,
          formsOrigin,
          inlineCss: createCssInliner(css),
          inlineDrawings: createDrawingInliner(folder),
        };
        const density = densities(pages);
        const linked = new Set<string>();
        const names = await htmlFiles(folder);
        let reported = started;
        await compressing(async (compress) => {
          for (const [at, name] of names.entries()) {
            if (performance.now() - reported > REPORT_MS) {
              reported = performance.now();
              logger.info(`${at} of ${names.length} pages`);
            }
            const file = join(folder, name);
            const page = await transformPage(await readFile(file, 'utf8'), build, name);
            for (const [, sheet = ''] of page.matchAll(LINKED)) linked.add(sheet);
            await writeFile(file, page);
            compress({ folder, name, density: density.get(name) ?? 'densest' });
          }
        });
        const unused = css.unused.filter((name) => !linked.has(`/${name}`));
        await Promise.all(unused.map((name) => rm(join(folder, name))));
        logger.info(`${names.length} pages ${took(started)}`);
      },
    },
  };
}
