/** How the page of changes names who wrote something. Accounts have a username only, so names are made of it. */
import { FILES } from '#collections';
import { EDITOR_PAGE } from '#staff/contract/content.ts';
import { nameOf } from '#staff/contract/content-words.ts';

interface Names {
  /** `you`, `Ana` */
  who: string;
  /** `yours`, `Ana’s` */
  whose: string;
}

/** The second one is for the start of a sentence: `You`, `Yours`. */
export interface Named extends Names {
  first: Names;
}

const YOU: Named = { who: 'you', whose: 'yours', first: { who: 'You', whose: 'Yours' } };

/** @param me the username of the person who looks */
export function named(username: string, me: string | undefined): Named {
  if (username !== '' && username === me) return YOU;
  // A commit that nobody made here has no name.
  const who = nameOf(username) || 'somebody';
  const names = { who, whose: `${who}’s` };
  const first = username ? who : 'Somebody';
  return { ...names, first: { who: first, whose: `${first}’s` } };
}

const inTools = new Set(FILES.map(([, { path }]) => `${path}.yaml`));

/** Where the content editor (Sveltia CMS) has an entry. @param path seen from `src/content`, such as `pages/es/inicio.md` */
export function editorAddress(path: string): string {
  const parts = path.replace(/\.\w+$/, '').split('/');
  const folder = parts.slice(0, -1).join('-');
  const isTool = inTools.has(path);
  const place = isTool ? 'tools' : folder || 'lists';
  const name = isTool ? parts.join('-') : parts.at(-1);
  return `${EDITOR_PAGE}#/collections/${place}/entries/${name}`;
}
