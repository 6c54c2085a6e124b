/** Files of the content in words that editors know from the forms. */

/** One entry of a folder below `src/content`. */
const FOLDERS: Readonly<Record<string, string>> = {
  posts: 'Post',
  pages: 'Page',
  services: 'Service',
  programs: 'Program',
  therapists: 'Person',
  faqs: 'Question',
  episodes: 'Episode',
  guides: 'Guide',
  issues: 'Newsletter issue',
  campaigns: 'Campaign',
  jobs: 'Open role',
  notices: 'Notice',
  legal: 'Legal page',
  laws: 'State law',
  quizzes: 'Quiz',
  tools: 'Tool',
  images: 'Picture',
};

/** A file beside the folders. */
const LISTS: Readonly<Record<string, string>> = {
  prices: 'Prices',
  policies: 'Policies',
  categories: 'Blog categories',
  menu: 'Therapy menu',
  footer: 'Footer',
  closing: 'How pages end',
  letters: 'Letters to visitors',
  media: 'Mentions',
  press: 'Press logos',
  links: 'Links of social profiles',
  safety: 'Safer browsing',
  slots: 'Times for the free call',
  'crisis-words': 'Words that show help lines first',
};

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
  const parts = path.replace(/\.\w+$/, '').split('/');
  const name = parts.at(-1) ?? '';
  if (parts.length === 1) return LISTS[name] ?? name;
  const folder = parts[0] ?? '';
  const plain = folder === 'images' ? name : name.replace(/^\d+-/, '').replaceAll('-', ' ');
  return `${FOLDERS[folder] ?? folder}: ${title ?? plain}`;
}

/** What a person is called who has a username and no other name: `ana` → `Ana`, `teo.larkspur` → `Teo Larkspur`; what is no name, such as `desk2@host`, stays. */
export const nameOf = (username: string): string =>
  /^[\p{L}]+(?:[._-][\p{L}]+)*$/u.test(username)
    ? username
        .split(/[._-]/)
        .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
        .join(' ')
    : username;
