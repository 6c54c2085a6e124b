/**
 * Puts a prepared copy in place of every picture of the source, before Astro reads it: a photograph from git is
 * published like an uploaded one (`content-editor/pictures.ts`), also where its file is offered whole.
 */
import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { prepareDrawing } from '#content-editor/drawings.ts';
import { preparePicture } from '#content-editor/pictures.ts';

/** Without `*`: the dev server also resolves the patterns of `import.meta.glob`. */
const PICTURE = /^[^*]+\.(?:jpe?g|png|webp|avif|gif|tiff?|heic|heif|svg)$/i;
/** Affect every copy; part of its name. */
const CACHE_INPUTS = [
  new URL('#content-editor/pictures.ts', import.meta.url),
  new URL('#content-editor/drawings.ts', import.meta.url),
];

/** The same in a path, in an address and on every host: `50%-off (2).JPG` → `50-off-2-.jpg`. */
export const plainName = (path: string): string =>
  basename(path)
    .replace(/[^\w.-]+/g, '-')
    .replace(/\.\w+$/, (ending) => ending.toLowerCase());

async function prepared(file: string, bytes: Buffer): Promise<Uint8Array> {
  const name = basename(file);
  if (/\.svg$/i.test(file)) {
    const drawing = prepareDrawing(name, bytes.toString('utf8'));
    if ('problem' in drawing) throw new Error(drawing.problem);
    return Buffer.from(drawing.svg);
  }
  const photo = await preparePicture({ path: file.replaceAll('\\', '/'), bytes });
  if ('problem' in photo) throw new Error(photo.problem);
  return photo.bytes;
}

/**
 * Path of the copy of `file` below `cache`; the file itself if nothing had to change. A copy is made once.
 * @throws {Error} if it cannot be published, with the reason for the editor
 */
export async function preparedCopy(file: string, cache: string): Promise<string> {
  const bytes = await readFile(file);
  const hash = createHash('sha256').update(bytes);
  for (const input of CACHE_INPUTS) hash.update(await readFile(input));
  const folder = join(cache, hash.digest('hex').slice(0, 32));
  const copy = join(folder, plainName(file));
  if (await stat(copy).catch(() => undefined)) return copy;
  const written = await prepared(file, bytes);
  if (bytes.equals(written) && plainName(file) === basename(file)) return file;
  await mkdir(folder, { recursive: true });
  // A stopped build must not leave half of a picture.
  const part = `${copy}.${process.pid}-${performance.now()}`;
  await writeFile(part, written);
  await rename(part, copy);
  return copy;
}

export function pictures(): AstroIntegration {
  return {
    name: 'pictures',
    hooks: {
      'astro:config:setup': ({ command, config, logger, updateConfig }) => {
        const root = fileURLToPath(config.root);
        const source = fileURLToPath(config.srcDir).replaceAll('\\', '/');
        const cache = fileURLToPath(new URL('pictures/', config.cacheDir));
        const known = new Map<string, Promise<string>>();
        /** In a build, every page asks for the same pictures. */
        const copyOf = (file: string): Promise<string> => {
          const copy = known.get(file) ?? preparedCopy(file, cache);
          if (command === 'build') known.set(file, copy);
          return copy;
        };
        updateConfig({
          vite: {
            plugins: [
              {
                name: 'pictures',
                enforce: 'pre',
                resolveId: {
                  filter: { id: PICTURE },
                  async handler(id, importer, options) {
                    const found = await this.resolve(id, importer, { ...options, skipSelf: true });
                    if (!found?.id.replaceAll('\\', '/').startsWith(source)) return found;
                    try {
                      return { ...found, id: await copyOf(found.id) };
                    } catch (error) {
                      const path = relative(root, found.id).replaceAll('\\', '/');
                      // The bundler does not say why.
                      logger.error(`${path}: ${(error as Error).message}`);
                      throw error;
                    }
                  },
                },
              },
            ],
          },
        });
      },
    },
  };
}
