/** Builds a copy of the site without some parts and looks at the result. */
import { globSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { goneAddresses } from '#features/parts/off.ts';
import { type Part, PARTS, type Parts, partsOff } from '#features/parts/parts.ts';
import { site } from '#site';
import { type Copy, copySite } from '../editor/copy.ts';
import { PARTS_HERE } from '../site/parts.ts';
import { deadLinks, leftovers, lostAddresses } from './leftovers.ts';

const CONFIG = 'src/site.config.ts';

/** Makes drafts of the files that turn a part on. */
async function withoutContent(copy: Copy, pattern: string): Promise<void> {
  const cwd = join(copy.folder, 'src/content');
  for (const name of globSync(pattern, { cwd }))
    if (name.endsWith('.md'))
      await copy.edit(`src/content/${name}`, (text) =>
        text.replace(/^draft: .*\n/m, '').replace('---\n', '---\ndraft: true\n'),
      );
    else await rm(join(cwd, name));
}

/** Pages of the sample by the section that they are about. */
const PAGES_WITH: Readonly<Record<string, readonly string[]>> = {
  detox: ['/digital-detox-quiz'],
  matching: ['/get-matched', '/therapy-finder-quiz'],
  quiz: ['/es/cuestionario'],
  'quiz-result': ['/es/resultado'],
  book: ['/es/reset'],
};

/** Switches parts of a copy off and builds it. @returns all its problems; none if it is whole */
export async function buildWithout(copy: Copy, off: readonly Part[]): Promise<string[]> {
  const parts: Parts = { ...PARTS_HERE, ...Object.fromEntries(off.map((part) => [part, false])) };
  for (const part of off) {
    const { content } = PARTS[part];
    if (content) for (const pattern of content) await withoutContent(copy, pattern);
    else
      await copy.edit(CONFIG, (text) => text.replace(`    ${part}: true,`, `    ${part}: false,`));
  }
  const { code, output } = await copy.build();
  if (code !== 0) return [output.slice(-2000)];
  const content = join(copy.folder, 'src/content');
  const folders = ['programs', 'guides'];
  const ids = new Map(
    await Promise.all(
      folders.map(async (folder) => {
        const names = await readdir(join(content, folder));
        return [folder, names.map((name) => name.replace(/\.md$/, ''))] as const;
      }),
    ),
  );
  const written = {
    idsIn: (folder: string) => ids.get(folder) ?? [],
    // As the sample has them.
    pagesWith: (kind: string) => PAGES_WITH[kind] ?? [],
  };
  const gone = goneAddresses(parts, written, site);
  const dist = join(copy.folder, 'dist');
  return [
    ...deadLinks(dist).map((link) => `dead link: ${link}`),
    ...leftovers(dist, partsOff(parts), gone),
    ...lostAddresses(dist, gone),
  ];
}

/** All problems of a site that is built without `off`. */
export async function problemsWithout(off: readonly Part[]): Promise<string[]> {
  const copy = await copySite();
  try {
    return await buildWithout(copy, off);
  } finally {
    await copy.remove();
  }
}
