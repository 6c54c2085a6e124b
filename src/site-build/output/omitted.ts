/** Which parts the site has, from its content and `parts` of `site.config.ts`. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Omitted } from '#features/parts/content.ts';
import { goneAddresses } from '#features/parts/off.ts';
import { PARTS, type Parts, partsOf, partsOff } from '#features/parts/parts.ts';
import { site } from '#site';

/** Without parsing the page, because it may have mistakes. */
const kindsIn = (page: string): string[] =>
  [...page.matchAll(/^ *(?:- )?(?:\{ *)?kind: *([\w-]+)/gm)].map(([, kind = '']) => kind);

/** The project's folder. */
export const ROOT = new URL('../../../', import.meta.url);

/** Without parsing the file, because it may have mistakes. */
const isDraft = (file: string): boolean =>
  /^draft: *true\b/m.test(file.split(/^---\s*$/m)[1] ?? '');

/** The parts of the project at `root`. @param preview a site that shows drafts */
export function partsIn(root: URL, preview = false): Parts {
  const cwd = fileURLToPath(new URL('src/content', root));
  const published = Object.values(PARTS)
    .flatMap(({ content }) => (content ? globSync(content, { cwd }) : []))
    .filter((path) => preview || !isDraft(readFileSync(join(cwd, path), 'utf8')))
    .map((path) => path.replaceAll('\\', '/'));
  return partsOf(site.parts, published);
}

/** In the project at `root`. */
export function omittedIn(root: URL, preview = false): Omitted {
  const idsIn = (folder: string): string[] => {
    const cwd = fileURLToPath(new URL(`src/content/${folder}`, root));
    return existsSync(cwd)
      ? globSync('*.md', { cwd })
          .sort()
          .map((name) => name.slice(0, -'.md'.length))
      : [];
  };
  const folder = fileURLToPath(new URL('src/content/pages', root));
  const pagesWith = (kind: string): string[] =>
    globSync('**/*.md', { cwd: folder })
      .filter((name) => kindsIn(readFileSync(join(folder, name), 'utf8')).includes(kind))
      .map((name) => `/${name.replaceAll('\\', '/').slice(0, -'.md'.length)}`)
      .sort();
  const parts = partsIn(root, preview);
  return { parts: partsOff(parts), gone: goneAddresses(parts, { idsIn, pagesWith }, site) };
}
