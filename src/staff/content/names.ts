/** How the page of changes names who wrote something. Accounts have a username only, so names are made of it. */
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
