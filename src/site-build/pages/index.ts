import { readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Tags } from '#features/consent/third-parties.ts';
import { compressFile } from '../output/precompress.ts';
import { readAssets } from '../styles/assets.ts';
import { createCssInliner } from '../styles/inline-css.ts';
import { htmlFiles, type Pages } from './read.ts';
import { transformPage } from './transforms.ts';

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
      'astro:build:done': async ({ dir }) => {
        const folder = resolve(fileURLToPath(dir));
        const css = await readAssets(folder, assets);
        const build = {
          folder,
          assets,
          pages,
          tags,
          formsOrigin,
          inlineCss: createCssInliner(css),
        };
        const compressed: Promise<void>[] = [];
        const linked = new Set<string>();
        for (const name of await htmlFiles(folder)) {
          const file = join(folder, name);
          const page = await transformPage(await readFile(file, 'utf8'), build, name);
          for (const [, sheet = ''] of page.matchAll(LINKED)) linked.add(sheet);
          await writeFile(file, page);
          // In the thread pool while this thread transforms the next page: 4 s of 19.
          compressed.push(compressFile(folder, name));
        }
        await Promise.all(compressed);
        const unused = css.unused.filter((name) => !linked.has(`/${name}`));
        await Promise.all(unused.map((name) => rm(join(folder, name))));
      },
    },
  };
}
