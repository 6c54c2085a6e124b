/**
 * Makes every page as small as it can be, on all processors, while Astro renders the next one. A page is read and
 * written once; what others want to know of it is asked while it is in hand (`facts.ts`).
 */
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration, HookParameters } from 'astro';
import { publicPath } from '#domain/routes.ts';
import { deserving, TEXT } from '../patience.ts';
import { DENSEST, QUICK } from '../twins.ts';
import { type Crew, hire } from './crew.ts';
import type { Pages } from './facts.ts';
import { openWardrobe } from './wardrobe.ts';

type Prerenderer = Extract<
  Parameters<HookParameters<'astro:build:start'>['setPrerenderer']>[0],
  { render: unknown }
>;

const fileOf = (pathname: string): string =>
  `${pathname.replace(/^\//, '').replace(/\.html$/, '') || 'index'}.html`;

/**
 * Must come after what fills the pages that wait, and before what copies or compresses pages.
 * @param pages is filled while pages are rendered
 */
export function finish(pages: Pages): AstroIntegration {
  let folder = '';
  let assets = '';
  let isCompressed = false;
  let exact: ReadonlySet<string> = new Set();
  let dense: ReadonlySet<string> = new Set();
  let spare: readonly string[] = [];
  let crew: Crew | undefined;
  const done = new Set<string>();

  const hurry = async (
    name: string,
    bytes: Uint8Array,
    isLast: boolean,
  ): Promise<Uint8Array<ArrayBuffer>> => {
    if (!crew) throw new Error('Pages cannot be finished before their paths are known');
    const density = dense.has(name) ? DENSEST : QUICK;
    const answer = await crew.finish({
      name,
      bytes,
      isLast,
      exact: exact.has(name),
      density: isCompressed ? density : undefined,
    });
    if (answer.done) done.add(name);
    if (!isLast) pages.set(publicPath(`/${name}`), answer.facts);
    return answer.bytes;
  };

  const begin = async (names: readonly string[]): Promise<void> => {
    const { spare: unused, ...wardrobe } = await openWardrobe(folder, assets);
    spare = unused;
    const files = (await readdir(folder, { recursive: true })).filter(
      (name) => TEXT.test(name) && !spare.includes(name),
    );
    exact = deserving(names);
    dense = deserving([...names, ...files]);
    crew = hire({ folder, assets, ...wardrobe });
  };

  const around = (usual: Prerenderer): Prerenderer => ({
    ...usual,
    name: 'finish',
    getStaticPaths: async () => {
      const paths = await usual.getStaticPaths();
      const own = paths.filter(({ route }) => route.type === 'page');
      await begin(own.map(({ pathname }) => fileOf(pathname)));
      return paths;
    },
    render: async (request, options) => {
      const answer = await usual.render(request, options);
      const response = answer instanceof Response ? answer : answer.response;
      if (options.routeData.type !== 'page' || !response.body) return answer;
      const name = decodeURI(fileOf(new URL(request.url).pathname));
      const bytes = new Uint8Array(await response.arrayBuffer());
      return new Response(await hurry(name, bytes, false), response);
    },
  });

  return {
    name: 'finish',
    hooks: {
      'astro:config:done': ({ config }) => {
        folder = fileURLToPath(config.outDir);
        assets = config.build.assets;
        isCompressed = config.integrations.some(({ name }) => name === 'precompress');
      },
      'astro:build:start': ({ setPrerenderer }) => setPrerenderer(around),
      'astro:build:done': async () => {
        const names = (await readdir(folder, { recursive: true })).filter(
          (name) => name.endsWith('.html') && !done.has(name),
        );
        const last = async (name: string): Promise<void> => {
          const file = join(folder, name);
          await writeFile(file, await hurry(name, new Uint8Array(await readFile(file)), true));
        };
        await Promise.all(names.map(last));
        await Promise.all(spare.map((name) => rm(join(folder, name))));
        await crew?.close();
      },
    },
  };
}
