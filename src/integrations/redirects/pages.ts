/** What the build has made: every address that answers, and the pages worth suggesting. */
import { readdir } from 'node:fs/promises';
import type { AddressBook } from '#domain/redirect-table.ts';
import { publicPath } from '#domain/routes.ts';
import type { Pages } from '../finish/facts.ts';
import type { Naming } from './naming.ts';

/** Files for hosts and the 404 page have no address of their own; compressed twins share one. */
const NO_ROUTE = /^(?:_[^/]*|404\.html|.*\.(?:br|gz)|[^.]*)$/;

export interface BuiltSite extends Pick<AddressBook, 'pages' | 'numbers'> {
  /** Path of every page and file. */
  routes: ReadonlySet<string>;
}

/** `/blog/7-` for `/blog/7-who-started-it`. */
function numberOf(route: string): string | undefined {
  const [numbered] = /^.*\/\d+(?=-|$)/.exec(route) ?? [];
  return numbered && `${numbered}-`;
}

/** Reads the folder of a build, whose pages are known. */
export async function readBuild(folder: string, known: Pages): Promise<BuiltSite> {
  const files = (await readdir(folder, { recursive: true }))
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => !NO_ROUTE.test(name))
    .sort();
  const own = [...known]
    .filter(([route, { naming }]) => naming.isAtHome && route !== '/404')
    .map(([route, { naming }]) => [route, naming] as const);
  // Posts all say the same in the tab.
  const byTab = Map.groupBy(own, ([, { tab }]) => tab);
  const name = ({ tab, heading }: Naming): string => (byTab.get(tab)?.length === 1 ? tab : heading);
  const pages = files
    .filter((file) => file.endsWith('.html'))
    .map((file) => {
      const route = publicPath(`/${file}`);
      const naming = known.get(route)?.naming;
      return [route, naming?.isAtHome && !naming.isHidden ? name(naming) : ''] as const;
    });
  const numbers = own.flatMap(([route]) => {
    const number = numberOf(route);
    return number === undefined ? [] : [[number, [route]] as const];
  });
  return {
    routes: new Set(files.map((file) => publicPath(`/${file}`))),
    pages: Object.fromEntries(pages.toSorted(([a], [b]) => (a < b ? -1 : 1))),
    numbers: Object.fromEntries(numbers.toSorted(([a], [b]) => (a < b ? -1 : 1))),
  };
}
