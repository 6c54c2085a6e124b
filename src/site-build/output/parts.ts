/** Leaves out the parts that the site does not have. */
import { existsSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Omitted } from '#features/parts/content.ts';
import { goneAt } from '#features/parts/off.ts';
import { contentMissing } from '#features/parts/parts.ts';
import { site } from '#site';
import { defined } from '../scripts/bundle.ts';
import { took } from '../took.ts';

const TEXT = /\.(?:html|js|mjs|css|json|svg|txt|xml|webmanifest)$|_headers$/;
/** Astro also puts the originals of photographs there, of which the pages show smaller versions. */
const PHOTO = /\.(?:jpe?g|png|webp|avif)$/;
const EMPTY = Buffer.alloc(0);

/**
 * Hashed files that no page needs, directly or through other hashed files: Astro bundles every island in the source.
 * @param files their paths below the build folder
 * @param read the content of one: each is read once, and none is kept
 * @param kind the names to look at; all others are needed
 */
export async function unusedAssets(
  files: readonly string[],
  read: (name: string) => Promise<Buffer>,
  assets: string,
  kind: RegExp = /./,
): Promise<string[]> {
  const isAsset = (name: string): boolean => name.startsWith(`${assets}/`) && kind.test(name);
  const unused = new Set(files.filter(isAsset));
  const needed = files.filter((name) => !isAsset(name));
  for (const file of needed) {
    const text = await read(file);
    for (const name of unused) {
      if (!text.includes(basename(name))) continue;
      unused.delete(name);
      needed.push(name);
    }
  }
  return [...unused];
}

/** Tells the content and the pages what is off, and deletes its public files. */
export function parts(omitted: Omitted): AstroIntegration {
  return {
    name: 'parts',
    hooks: {
      'astro:config:setup': ({ config, updateConfig, logger }) => {
        const missing = contentMissing(
          omitted.parts,
          (path) => existsSync(new URL(`src/content/${path}`, config.root)),
          site.language,
        );
        if (missing.length > 0) throw new Error(missing.join('\n'));
        if (omitted.parts.length > 0)
          logger.info(`the site is without ${omitted.parts.join(', ')}`);
        const define = { OMITTED: omitted, FREE_CALL_PATH: site.consultation.path };
        updateConfig({ vite: { define: defined(define) } });
      },
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir);
        const names = (await readdir(folder, { recursive: true })).map((name) =>
          name.replaceAll('\\', '/'),
        );
        const gone = names.filter((name) => goneAt(omitted.gone, `/${name}`));
        await Promise.all(
          gone.map((name) => rm(join(folder, name), { force: true, recursive: true })),
        );
      },
    },
  };
}

/** Deletes photographs that no page shows and, if parts are off, the scripts that only they use. */
export function omitUnusedAssets(isWhole: boolean): AstroIntegration {
  let assets = '';
  return {
    name: 'unused-assets',
    hooks: {
      'astro:config:done': ({ config }) => {
        assets = config.build.assets;
      },
      'astro:build:done': async ({ dir, logger }) => {
        const started = performance.now();
        const folder = fileURLToPath(dir);
        const entries = await readdir(folder, { recursive: true, withFileTypes: true });
        const names = entries
          .filter((entry) => entry.isFile())
          .map((entry) => join(entry.parentPath, entry.name).slice(folder.length))
          .map((name) => name.replaceAll('\\', '/').replace(/^\//, ''))
          .filter((name) => !/\.(?:br|gz)$/.test(name));
        const read = async (name: string): Promise<Buffer> =>
          TEXT.test(name) ? readFile(join(folder, name)) : EMPTY;
        const unused = await unusedAssets(names, read, assets, isWhole ? PHOTO : /./);
        await Promise.all(unused.map((name) => rm(join(folder, name))));
        logger.info(`${unused.length} files that no page needs are left out, ${took(started)}`);
      },
    },
  };
}
