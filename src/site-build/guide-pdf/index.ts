/**
 * Writes the PDF of each guide from its built page, and the PDF's size into the page. Pure JavaScript, because build
 * machines have no browser. Unchanged guides come from a cache.
 */
import { hash } from 'node:crypto';
import { glob, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { megabytes } from '#features/podcast/duration.ts';
import { site } from '#site';
import { took } from '../took.ts';
import { drawGuide } from './draw.ts';
import { loadFonts } from './fonts.ts';
import { addDrawing, pdfAddress, readGuide, type DrawnGuide } from './parse.ts';

/** Part of the cache key. */
const CODE = ['draw.ts', 'fonts.ts'].map((name) => new URL(name, import.meta.url));
const SIZE = /(<span data-pdf-size[^>]*>)(<\/span>)/;

/** Changes with the text, the drawing code and the practice's name. */
async function keyOf(guide: DrawnGuide): Promise<string> {
  const code = await Promise.all(CODE.map((file) => readFile(file, 'utf8')));
  const all = JSON.stringify([guide, site.name, ...code]);
  return hash('sha256', all, 'hex').slice(0, 32);
}

/** @param file reads a file of the built site by its path @param cache folder of cached PDFs */
export async function guidePdf(
  html: string,
  file: (path: string) => Promise<string>,
  cache: string,
): Promise<{ pdf: Buffer; isNew: boolean }> {
  const guide = await addDrawing(readGuide(html), file);
  const kept = join(cache, `${await keyOf(guide)}.pdf`);
  const found = await readFile(kept).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (found) return { pdf: found, isNew: false };
  const pdf = await drawGuide(guide, await loadFonts(), site.name);
  await mkdir(cache, { recursive: true });
  await writeFile(kept, pdf);
  return { pdf, isNew: true };
}

export function guidePdfs(): AstroIntegration {
  let cache = '';
  return {
    name: 'guide-pdfs',
    hooks: {
      'astro:config:done': ({ config }) => {
        cache = fileURLToPath(new URL('guide-pdfs/', config.cacheDir));
      },
      'astro:build:done': async ({ dir, logger }) => {
        const started = performance.now();
        const folder = fileURLToPath(dir);
        const file = (path: string): Promise<string> => readFile(join(folder, path), 'utf8');
        const drawn: boolean[] = [];
        for await (const name of glob('resources/*.html', { cwd: folder })) {
          const html = await file(name);
          const address = pdfAddress(html);
          if (!address) continue;
          const { pdf, isNew } = await guidePdf(html, file, cache);
          drawn.push(isNew);
          await writeFile(join(folder, address), pdf);
          const size = megabytes(pdf.length);
          await writeFile(join(folder, name), html.replace(SIZE, `$1, ${size}$2`));
        }
        const fresh = drawn.filter(Boolean).length;
        logger.info(`${drawn.length} guides, ${fresh} redrawn, ${took(started)}`);
      },
      'astro:server:setup': ({ server }) => {
        server.middlewares.use('/resources', (request, response, next) => {
          const path = /^\/[\w-]+(?=\.pdf$)/.exec(request.url ?? '')?.[0];
          const [origin] = server.resolvedUrls?.local ?? [];
          if (!path || !origin) return next();
          const text = async (at: string): Promise<string> =>
            (await fetch(new URL(at, origin))).text();
          text(`/resources${path}`)
            .then((html) => guidePdf(html, text, cache))
            .then(({ pdf }) => {
              response.setHeader('Content-Type', 'application/pdf');
              response.end(pdf);
            })
            .catch(next);
        });
      },
    },
  };
}
