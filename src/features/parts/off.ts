import type { Rules } from '#lib/redirects/rules.ts';
import type { Language } from '#lib/language.ts';
import { mayHave, NEWSLETTER, type Part, PARTS, type Parts, partsOff } from './parts.ts';

/** A path, everything below a path (`/blog/*`), or an external URL. */
export interface GoneAddress {
  address: string;
  part: Part;
  /** The page that takes its visitors; may be empty. */
  to: string;
}

/** What the content says about addresses. */
export interface Written {
  /** File names, without ending, in a folder of `content`. */
  idsIn: (folder: string) => readonly string[];
  pagesWith: (kind: string) => readonly string[];
}

/** Facts of the practice that have an address. */
interface Practice {
  /** Those of a part that is off are gone, too. */
  social: readonly { icon: string; href: string }[];
  newsletter: { path: string };
  /** That it writes first. */
  language: Language;
}

export function goneAddresses(
  parts: Parts,
  { idsIn, pagesWith }: Written,
  { social, newsletter, language }: Practice,
): GoneAddress[] {
  return partsOff(parts).flatMap((part) => {
    const { addresses, pages, icon, pagesWith: kinds = {} } = PARTS[part];
    const fixed = Object.entries(addresses).flatMap(([to, list]) =>
      list
        .filter((address) => mayHave(address, language))
        .map((address) => ({ address: address.replace(NEWSLETTER, newsletter.path), part, to })),
    );
    const made = Object.entries(kinds).flatMap(([kind, to]) =>
      pagesWith(kind).map((address) => ({ address, part, to })),
    );
    const written = pages
      ? idsIn(pages.folder).flatMap((id) =>
          ['', ...(pages.also ?? [])].map((ending) => ({
            address: `${pages.below}${id}${ending}`,
            part,
            to: pages.to,
          })),
        )
      : [];
    const elsewhere = social
      .filter((one) => one.icon === icon)
      .map(({ href }) => ({ address: href, part, to: '' }));
    return [...fixed, ...made, ...written, ...elsewhere];
  });
}

const covers = (address: string, path: string): boolean =>
  address === path || (address.endsWith('/*') && path.startsWith(address.slice(0, -1)));

/** `href` may be a pattern such as `/blog/*`. */
export function goneAt(gone: readonly GoneAddress[], href: string): GoneAddress | undefined {
  const [path = ''] = href.split(/[?#]/);
  return gone.find(({ address }) => covers(address, href) || covers(address, path));
}

/** Redirects gone addresses and everything that led there. */
export function withoutGone({ paths, hosts }: Rules, gone: readonly GoneAddress[]): Rules {
  const retarget = <Rule extends { to: string }>(rule: Rule): Rule[] => {
    const found = goneAt(gone, rule.to);
    if (!found) return [rule];
    return found.to ? [{ ...rule, to: found.to }] : [];
  };
  const own = gone
    .filter(({ address, to }) => to && address.startsWith('/') && !address.includes('#'))
    .map(({ address, to, part }) => ({
      from: [address],
      to,
      file: `the part “${part}”, which the site does not have`,
    }));
  const known = new Set(own.flatMap(({ from }) => from));
  const kept = paths
    .flatMap(retarget)
    .map((rule) => ({ ...rule, from: rule.from.filter((path) => !known.has(path)) }))
    .filter(({ from }) => from.length > 0);
  return { paths: [...kept, ...own], hosts: hosts.flatMap(retarget) };
}
