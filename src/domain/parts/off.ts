/** Which addresses are gone because their part is off. */
import type { Rules } from '../redirects/rules.ts';
import { type Part, PARTS, type Parts, partsOff } from './parts.ts';

/** An address that is gone: a path, everything below a path (`/blog/*`), or an external URL. */
export interface GoneAddress {
  address: string;
  part: Part;
  /** The page that takes its visitors; empty if there is none. */
  to: string;
}

interface Social {
  icon: string;
  href: string;
}

/**
 * All addresses of the parts that are off.
 * @param idsIn file names, without ending, in a folder of `content`
 * @param social links of the practice; the ones of a part that is off are gone, too
 */
export function goneAddresses(
  parts: Parts,
  idsIn: (folder: string) => readonly string[],
  social: readonly Social[],
): GoneAddress[] {
  return partsOff(parts).flatMap((part) => {
    const { addresses, pages, icon } = PARTS[part];
    const fixed = Object.entries(addresses).flatMap(([to, list]) =>
      list.map((address) => ({ address, part, to })),
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
    return [...fixed, ...written, ...elsewhere];
  });
}

const covers = (address: string, path: string): boolean =>
  address === path || (address.endsWith('/*') && path.startsWith(address.slice(0, -1)));

/** The gone address that `href` leads to, if any; `href` may be a pattern such as `/blog/*`. */
export function goneAt(gone: readonly GoneAddress[], href: string): GoneAddress | undefined {
  const [path = ''] = href.split(/[?#]/);
  return gone.find(({ address }) => covers(address, href) || covers(address, path));
}

/** Redirect rules of a site without these addresses: they and everything that led there move on. */
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
      file: `src/site.config.ts, "${part}: false"`,
    }));
  const known = new Set(own.flatMap(({ from }) => from));
  const kept = paths
    .flatMap(retarget)
    .map((rule) => ({ ...rule, from: rule.from.filter((path) => !known.has(path)) }))
    .filter(({ from }) => from.length > 0);
  return { paths: [...kept, ...own], hosts: hosts.flatMap(retarget) };
}
