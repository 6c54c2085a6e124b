/** Files of the content in words that editors know from the forms. */

import { COLLECTIONS, folderNamed } from '#collections';

/** Folders that hold files of several collections, or none. */
const OTHER_FOLDERS: Readonly<Record<string, string>> = {
  quizzes: 'Quiz',
  tools: 'Tool',
  images: 'Picture',
};
const labels = new Map(
  Object.values(COLLECTIONS).map(({ path, label }) => [path as string, label]),
);

function wordOf(folder: string): string {
  const collection = folderNamed(folder);
  return collection?.change ?? collection?.one ?? OTHER_FOLDERS[folder] ?? folder;
}

/** What a save did, as a title: `Post: Why we whisper (new), 1 picture`. */
export function changeWords(
  files: readonly {
    path: string;
    kind: 'added' | 'changed' | 'removed' | 'renamed';
    title?: string | undefined;
  }[],
): string {
  const isPicture = ({ path }: { path: string }): boolean => path.startsWith('images/');
  const pictures = files.filter(isPicture);
  const texts = files.filter((file) => !isPicture(file));
  const shown = texts.length > 0 ? texts : pictures;
  const words = shown.map(({ path, kind, title }) =>
    kind === 'changed'
      ? fileWords(path, title)
      : `${fileWords(path, title)} (${kind === 'added' ? 'new' : kind})`,
  );
  const more = texts.length > 0 ? pictures.length : 0;
  return [...words, ...(more > 0 ? [`${more} ${more === 1 ? 'picture' : 'pictures'}`] : [])].join(
    ', ',
  );
}

/**
 * `Post: Your first session`, `Prices`.
 * @param path seen from `src/content`, such as `posts/2-your-first-session.md`
 * @param title of the entry; without it, the words of its address
 */
export function fileWords(path: string, title?: string): string {
  const whole = path.replace(/\.\w+$/, '');
  const parts = whole.split('/');
  const name = parts.at(-1) ?? '';
  // A file that is one entry, such as a quiz, has its own.
  const own = labels.get(whole);
  if (own !== undefined || parts.length === 1) return own ?? name;
  const folder = parts[0] ?? '';
  const plain = folder === 'images' ? name : name.replace(/^\d+-/, '').replaceAll('-', ' ');
  return `${wordOf(folder)}: ${title ?? plain}`;
}

/** What a person is called who has a username and no other name: `ana` → `Ana`, `teo.larkspur` → `Teo Larkspur`; what is no name, such as `desk2@host`, stays. */
export const nameOf = (username: string): string =>
  /^[\p{L}]+(?:[._-][\p{L}]+)*$/u.test(username)
    ? username
        .split(/[._-]/)
        .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
        .join(' ')
    : username;
