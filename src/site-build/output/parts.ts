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

const TEXT = /\.(?:html|js|mjs|css|json|svg|txt|xml|webmanifest)$|_headers$/;
/** Astro also puts the originals of photographs there, of which the pages show smaller versions. */
const PHOTO = /\.(?:jpe?g|png|webp|avif)$/;
const JOINED = new TextDecoder('latin1');

/**
 * Hashed files that no page needs, directly or through other hashed files: Astro bundles every island in the source.
 * @param files contents by path below the build folder
 * @param kind the names to look at; all others are needed
 */
export function unusedAssets(
  files: ReadonlyMap<string, string>,
  assets: string,
  kind: RegExp = /./,
): string[] {
  const isAsset = (name: string): boolean => name.startsWith(`${assets}/`) && kind.test(name);
  const names = [...files.keys()].filter(isAsset);
  const used = new Set<string>();
  let reading = [...files].filter(([name]) => !isAsset(name)).map(([, text]) => text);
  while (reading.length > 0) {
    const found = names.filter(
      (name) => !used.has(name) && reading.some((text) => text.includes(basename(name))),
    );
    for (const name of found) used.add(name);
    reading = found.map((name) => files.get(name) ?? '');
  }
  return names.filter((name) => !used.has(name));
}

/** Tells the content and the pages what is off, and deletes its public files. */
export function parts(omitted: Omitted): AstroIntegration {
  return {
    name: 'parts',
    hooks: {
      'astro:config:setup': ({ config, updateConfig, logger }) => {
        const missing = contentMissing(omitted.parts, (path) =>
          existsSync(new URL(`src/content/${path}`, config.root)),
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
        const folder = fileURLToPath(dir);
        const entries = await readdir(folder, { recursive: true, withFileTypes: true });
        const names = entries
          .filter((entry) => entry.isFile())
          .map((entry) => join(entry.parentPath, entry.name).slice(folder.length))
          .map((name) => name.replaceAll('\\', '/').replace(/^\//, ''))
          .filter((name) => !/\.(?:br|gz)$/.test(name));
        const contents = await Promise.all(
          names.map(async (name) =>
            TEXT.test(name) ? JOINED.decode(await readFile(join(folder, name))) : '',
          ),
        );
        const files = new Map(names.map((name, at) => [name, contents[at] ?? '']));
        const unused = unusedAssets(files, assets, isWhole ? PHOTO : /./);
        await Promise.all(unused.map((name) => rm(join(folder, name))));
        logger.info(`${unused.length} files that no page needs are left out`);
      },
    },
  };
}
