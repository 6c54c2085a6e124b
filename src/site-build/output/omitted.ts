/** Which parts the site has, from its content and `parts` of `site.config.ts`. */
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Omitted } from '#features/parts/content.ts';
import { goneAddresses } from '#features/parts/off.ts';
import { PARTS, type Parts, partsOf, partsOff } from '#features/parts/parts.ts';
import { type Language, LANGUAGES } from '#lib/language.ts';
import { site } from '#site';

/** Without parsing the page, because it may have mistakes. */
const kindsIn = (page: string): string[] =>
  [...page.matchAll(/^ *(?:- )?(?:\{ *)?kind: *([\w-]+)/gm)].map(([, kind = '']) => kind);

/** The project's folder. */
export const ROOT = new URL('../../../', import.meta.url);

/** Without parsing the file, because it may have mistakes. */
const isDraft = (file: string): boolean =>
  /^draft: *true\b/m.test(file.split(/^---\s*$/m)[1] ?? '');

/**
 * Files of a pattern such as `posts/*.md`, or one file. Not a glob, which takes a folder that cannot be read for an empty
 * one: the part would be gone without a word.
 * @throws {Error} if the folder is there and cannot be read
 */
function filesOf(content: string, pattern: string): string[] {
  const { dir, base } = posix.parse(pattern);
  try {
    return readdirSync(join(content, dir))
      .filter((name) => (base.startsWith('*') ? name.endsWith(base.slice(1)) : name === base))
      .map((name) => posix.join(dir, name));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

/**
 * The parts of the project at `root`.
 * @param preview a site that shows drafts @throws {Error} if content cannot be read
 */
export function partsIn(root: URL, preview = false): Parts {
  const content = fileURLToPath(new URL('src/content', root));
  const published = Object.values(PARTS)
    .flatMap((part) => part.content?.flatMap((pattern) => filesOf(content, pattern)) ?? [])
    .filter((path) => preview || !isDraft(readFileSync(join(content, path), 'utf8')));
  return partsOf(site.parts, published, site.language);
}

/** Languages that answer an unknown address below their name with a page of their own, in the project at `root`. */
export function withOwnMissingPage(root: URL): Language[] {
  const content = fileURLToPath(new URL('src/content', root));
  return LANGUAGES.filter(
    (language) =>
      language !== site.language &&
      filesOf(content, `pages/${language}/404.md`).some(
        (path) => !isDraft(readFileSync(join(content, path), 'utf8')),
      ),
  );
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
