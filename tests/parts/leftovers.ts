/** What a built site without some parts still has of them, and links that lead nowhere. */
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { load } from 'cheerio';
import { type GoneAddress, goneAt } from '#features/parts/off.ts';
import type { Part } from '#features/parts/parts.ts';
import { type RedirectTable, resolveRedirect } from '#lib/redirects/table.ts';
import { site } from '#site';
import { isStaffPage, type Page, readPages } from '../site/read-pages.ts';

/** Names of the scripts that only one part uses. */
export const SCRIPTS: Readonly<Partial<Record<Part, RegExp>>> = {
  quiz: /^Quiz(?:Dialog)?\./,
  newsletter: /^Newsletter(?:Dialog|Form)\./,
  programs: /^Reset(?:Dialog|Form)\./,
  slots: /^BookingForm\./,
  staffArea: /^(?:AccountPlace|Inbox|SignIn|StaffPlace|NoticesPlace|OverviewPlace|SlotsPlace)\./,
};
/** What only one part keeps on the device, as the cookie policy names it. */
const KEPT: Readonly<Partial<Record<Part, string>>> = {
  quiz: 'quiz',
  podcast: '*.mp3',
  offline: '/*',
};
/** Files with addresses besides pages. */
const SEARCHES = ['search.json', 'en/search.json', 'es/search.json'];
const LISTS = ['sitemap-0.xml', ...SEARCHES, 'blog/rss.xml', 'blog/feed.json'];
const OWN = new URL(site.url).origin;
const ADDRESS = /^(?:href|src|action|formaction|poster|component-url|renderer-url)$/;

/** Every address that a page names. */
const addressesOf = ({ $ }: Page): string[] =>
  $('*')
    .toArray()
    .flatMap((element) => Object.entries('attribs' in element ? element.attribs : {}))
    .flatMap(([name, value]) => {
      if (name === 'srcset') return value.split(',').map((one) => one.trim().split(/\s+/)[0] ?? '');
      return ADDRESS.test(name) ? [value] : [];
    });

/** Internal links of the site in `dist` to a page, file or place that it does not have. */
export function deadLinks(dist: string, pages: readonly Page[] = readPages(dist)): string[] {
  const byRoute = new Map(pages.map((page) => [page.route, page]));
  const isFile = (path: string): boolean => {
    const file = join(dist, decodeURIComponent(path));
    return existsSync(file) && statSync(file).isFile();
  };
  // Places of the staff area are made by its script.
  return pages
    .filter((page) => !isStaffPage(page))
    .flatMap((page) =>
      [...new Set(addressesOf(page))].flatMap((address) => {
        if (/^(?:tel|mailto|sms|data|blob):/.test(address)) return [];
        const url = new URL(address, OWN + page.route);
        if (url.origin !== OWN || url.pathname.startsWith('/api/')) return [];
        const target = byRoute.get(decodeURIComponent(url.pathname));
        // With an equals sign it is data for a form, which is not sent.
        const id = url.hash.includes('=') ? '' : decodeURIComponent(url.hash.slice(1));
        const isThere = target
          ? id === '' || id === 'top' || target.$(`[id="${id}"]`).length > 0
          : isFile(url.pathname);
        return isThere ? [] : [`${page.route}: ${address}`];
      }),
    );
}

/** Pages, files, links, scripts and rows of the cookie policy that belong to parts that are off. */
export function leftovers(
  dist: string,
  parts: readonly Part[],
  gone: readonly GoneAddress[],
): string[] {
  const files = globSync('**/*.*', { cwd: dist }).map((name) => name.replaceAll('\\', '/'));
  const built = files.filter((name) => goneAt(gone, `/${name.replace(/\.html$/, '')}`));
  const pages = readPages(dist);
  const linked = pages.flatMap((page) =>
    addressesOf(page)
      .map((address) => address.replace(OWN, ''))
      .filter((address) => goneAt(gone, address))
      .map((address) => `${page.route} links ${address}`),
  );
  const listed = LISTS.filter((name) => existsSync(join(dist, name))).flatMap((name) =>
    [
      ...readFileSync(join(dist, name), 'utf8').matchAll(
        /["(>](?:https:\/\/[\w.]+)?(\/[\w./-]*)[")<]/g,
      ),
    ]
      .filter(([, path = '']) => goneAt(gone, path))
      .map(([, path]) => `${name} lists ${path}`),
  );
  const scripts = files.filter((name) => parts.some((part) => SCRIPTS[part]?.test(basename(name))));
  const asked = parts.includes('newsletter')
    ? pages.filter(({ $ }) => $('[name="communicationsOptIn"]').length > 0)
    : [];
  const policy = load(readFileSync(join(dist, 'cookie-policy.html'), 'utf8'));
  const cells = policy('table tr > :first-child')
    .toArray()
    .map((cell) => policy(cell).text().trim());
  const kept = parts.filter((part) => cells.includes(KEPT[part] ?? '\0'));
  return [
    ...built.map((name) => `${name} was built`),
    ...new Set(linked),
    ...listed,
    ...scripts.map((name) => `${name} is a script of a part that is off`),
    ...asked.map(({ route }) => `${route} asks about the newsletter`),
    ...kept.map((part) => `the cookie policy lists what “${part}” keeps`),
  ];
}

/** Old addresses of pages that do not redirect to a page that was built. */
export function lostAddresses(dist: string, gone: readonly GoneAddress[]): string[] {
  const table = JSON.parse(readFileSync(join(dist, 'moved.json'), 'utf8')) as RedirectTable;
  return gone
    .filter(({ to }) => to !== '')
    .flatMap(({ address, to }) => {
      const path = address.replace(/\/\*$/, '/something');
      const [found = ''] = resolveRedirect(table, '', path) ?? [];
      const landed = found.replace(OWN, '');
      const isBuilt = existsSync(join(dist, landed === '/' ? 'index.html' : `${landed}.html`));
      return landed === to && isBuilt ? [] : [`${path} leads to “${found}” instead of ${to}`];
    });
}
