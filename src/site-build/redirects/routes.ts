/** The routes of the built site, and the pages to suggest for wrong paths. */
import { readdir } from 'node:fs/promises';
import type { RedirectTable } from '#lib/redirects/table.ts';
import { publicPath } from '#lib/http/routes.ts';
import type { BuiltPage, Pages } from '../pages/read.ts';

/** Host configuration, the 404 page, and compressed copies. */
const NO_ROUTE = /^(?:_[^/]*|(?:[a-z]+\/)?404\.html|.*\.(?:br|gz)|[^.]*)$/;

export interface BuiltSite extends Pick<RedirectTable, 'pages' | 'numbers'> {
  /** Paths of all pages and files. */
  routes: ReadonlySet<string>;
}

/** `/blog/7-` for `/blog/7-who-started-it`. */
function numberOf(route: string): string | undefined {
  const [numbered] = /^.*\/\d+(?=-|$)/.exec(route) ?? [];
  return numbered && `${numbered}-`;
}

/** `known` are the pages of the build folder. */
export async function readRoutes(folder: string, known: Pages): Promise<BuiltSite> {
  const files = (await readdir(folder, { recursive: true }))
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => !NO_ROUTE.test(name))
    .sort();
  const canonical = (page: BuiltPage): boolean => page.note.canonical === page.path;
  const own = [...known.values()].filter(
    (page) => canonical(page) && !/^(?:\/[a-z]+)?\/404$/.test(page.path),
  );
  // Pages of the same name are told apart by their headings.
  const byName = Map.groupBy(own, ({ note }) => note.listedAs);
  const name = ({ note, text }: BuiltPage): string =>
    (byName.get(note.listedAs)?.length === 1 && note.listedAs) || text.heading;
  const pages = files
    .filter((file) => file.endsWith('.html'))
    .map((file) => {
      const route = publicPath(`/${file}`);
      const page = known.get(route);
      return [route, page && canonical(page) && !page.note.noindex ? name(page) : ''] as const;
    });
  const numbers = own.flatMap(({ path: route }) => {
    const number = numberOf(route);
    return number === undefined ? [] : [[number, [route]] as const];
  });
  return {
    routes: new Set(files.map((file) => publicPath(`/${file}`))),
    pages: Object.fromEntries(pages.toSorted(([a], [b]) => (a < b ? -1 : 1))),
    numbers: Object.fromEntries(numbers.toSorted(([a], [b]) => (a < b ? -1 : 1))),
  };
}
