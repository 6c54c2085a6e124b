/** How the page of changes names who wrote something: usernames as they are, and `you`. */
interface Names {
  /** `you`, `ana` */
  who: string;
  /** `yours`, `ana’s` */
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
  const who = username || 'somebody';
  const names = { who, whose: `${who}’s` };
  return { ...names, first: names };
}
