/**
 * The compiled redirects and how an address is looked up in them, by our server and by the 404 page alike (D09).
 * The 404 page inlines this file: no zod, few words.
 */

/** Where to, and the status if it is not 301. */
export type Target = readonly [to: string, status?: number];

/** What `moved.json` holds. */
export interface AddressBook {
  /** Rules, one hop each: by path (`/contact`), by everything below a path (`/services/*`), by host (`lead.`). */
  moved: Readonly<Record<string, Target>>;
  /** Every page of the site by path, with its name where it may be suggested to visitors. */
  pages: Readonly<Record<string, string>>;
  /** Pages whose number alone says which they are: `/blog/7-` (D05). */
  numbers: Readonly<Record<string, Target>>;
}

export const ADDRESS_BOOK = '/moved.json';

/** Most characters of a rule's path. What comes after them in an address need not be looked at. */
export const LONGEST = 200;

/** An address in its plainest form: in lower case, with single slashes and none at the end. */
export function bare(path: string): string {
  return `/${path.toLowerCase().split('/').filter(Boolean).join('/')}`;
}

/**
 * Where an address leads: a rule by host first, then the page itself, an exact rule, a page with this number, the
 * closest wildcard. A page that is meant without doubt counts as found: with other capitals, with slashes or `.html`
 * at its end, with another slug behind its number.
 * @param path decoded
 */
export function lookUp(
  { moved, pages, numbers }: AddressBook,
  host: string,
  path: string,
): Target | undefined {
  const key = bare(path);
  const page = key.replace(/\.html$/, '');
  let found =
    moved[`${host.split('.')[0]}.`] ??
    (page in pages ? ([page] as const) : moved[key]) ??
    numbers[key.replace(/(\/\d+)(-.*)?$/, '$1-')];
  for (let above = key; above && !found; found = moved[`${above}/*`])
    above = above.slice(0, above.lastIndexOf('/'));
  return found;
}
