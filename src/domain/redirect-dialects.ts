/** The compiled redirects in the words of other hosts. */
import type { AddressBook, Target } from './redirect-table.ts';
import { RedirectError } from './redirects.ts';

type Entry = readonly [key: string, target: Target];

/** The rules by their kind. Of several wildcards most hosts take the first that fits, so the longest comes first. */
function kindsOf({ moved }: AddressBook): Record<'hosts' | 'exact' | 'wide', Entry[]> {
  const entries = Object.entries(moved);
  return {
    hosts: entries.filter(([key]) => key.endsWith('.') && !key.startsWith('/')),
    exact: entries.filter(([key]) => key.startsWith('/') && !key.endsWith('/*')),
    wide: entries.filter(([key]) => key.endsWith('/*')).toSorted(([a], [b]) => b.length - a.length),
  };
}

const statusOf = ([, [, status = 301]]: Entry): number => status;

/** `https://lead.example.com` for `lead.`, on the domain of the origin it leads to. */
function hostOrigin([label, [to]]: Entry): string {
  const { protocol, host } = new URL(to);
  return `${protocol}//${label}${host.replace(/^www\./, '')}`;
}

/** What one deployment may have on Cloudflare Pages; Netlify knows no such limits. */
const CLOUDFLARE = { exact: 2000, wildcards: 100 };

/**
 * `_redirects` for Netlify and Cloudflare Pages; `left` is how many rules do not fit and are left to the 404 page.
 * Rules by host come first, because Netlify takes the first that fits; Cloudflare knows none, skips those lines and
 * does not count them. Exact rules stand before wildcards, because Cloudflare counts all that follows one as wildcards.
 */
export function underscoreRedirects(book: AddressBook): { text: string; left: number } {
  const { hosts, exact, wide } = kindsOf(book);
  const fitting = exact.slice(0, CLOUDFLARE.exact);
  const wildcards = wide.slice(0, CLOUDFLARE.wildcards);
  // Cloudflare tells `/contact/` from `/contact`; where there is room, both are one hop.
  const slashed = fitting.slice(0, CLOUDFLARE.exact - fitting.length);
  const line = (rule: Entry, from: string, force = ''): string =>
    `${from} ${rule[1][0]} ${statusOf(rule)}${force}\n`;
  const text = [
    ...hosts.map((rule) => line(rule, `${hostOrigin(rule)}/*`, '!')),
    ...fitting.map((rule) => line(rule, rule[0])),
    ...slashed.map((rule) => line(rule, `${rule[0]}/`)),
    ...wildcards.map((rule) => line(rule, rule[0])),
  ].join('');
  return { text, left: exact.length - fitting.length + wide.length - wildcards.length };
}

/** Statuses in use, each with its own variables: nginx takes none for the code of a `return`. */
function statusesOf({ moved }: AddressBook): number[] {
  return [...new Set(Object.entries(moved).map(statusOf))].sort();
}

const literal = (text: string): string => text.replaceAll('.', '\\.');
const powerOfTwo = (least: number): number => 2 ** Math.ceil(Math.log2(least));

/** One `map` of nginx: exact lines cost the same however many there are, and ignore capitals. */
function nginxMap(from: string, variable: string, lines: readonly string[]): string[] {
  return [`map ${from} ${variable} {`, '  default "";', ...lines.map((line) => `  ${line}`), '}'];
}

/** `map` blocks for nginx, to be included inside `http { … }`. */
export function nginxMaps(book: AddressBook): string {
  const { hosts, exact, wide } = kindsOf(book);
  const longest = Math.max(0, ...exact.map(([key]) => key.length));
  const maps = statusesOf(book).flatMap((status) => {
    // Rules of another status are here too, with no target: they must not fall through to a wildcard of this one.
    const to = (entry: Entry): string => (statusOf(entry) === status ? `"${entry[1][0]}"` : '""');
    return [
      ...nginxMap('$redirect_path', `$redirect_${status}`, [
        ...exact.map((entry) => `"${entry[0]}" ${to(entry)};`),
        ...wide.map((entry) => `"~*^${literal(entry[0].slice(0, -1))}." ${to(entry)};`),
      ]),
      ...nginxMap(
        '$host',
        `$redirect_host_${status}`,
        hosts.map((entry) => `"~*^${literal(entry[0])}" ${to(entry)};`),
      ),
    ];
  });
  return [
    '# Redirects, made by `npm run redirects -- nginx`. Include this file inside http { … }.',
    `map_hash_bucket_size ${powerOfTwo(longest + 64)};`,
    `map_hash_max_size ${powerOfTwo(exact.length * 2 + 1024)};`,
    'map $uri $redirect_path {',
    '  default $uri;',
    '  "~^(?<redirect_bare>/.*[^/])/+$" $redirect_bare;',
    '}',
    ...maps,
    '',
  ].join('\n');
}

/** What goes with the maps, to be included inside `server { … }`. */
export function nginxServer(book: AddressBook): string {
  const answer = (variable: string, status: number): string =>
    `if (${variable}) { return ${status} ${variable}$is_args$args; }`;
  const statuses = statusesOf(book);
  return [
    '# Goes with redirects-map.conf. Include this file inside server { … }, which serves the pages with:',
    '#   location / { try_files $uri $uri.html =404; }',
    '#   location = / { try_files /index.html =404; }',
    '#   error_page 404 /404.html;',
    'absolute_redirect off;',
    ...statuses.map((status) => answer(`$redirect_host_${status}`, status)),
    ...statuses.map((status) => answer(`$redirect_${status}`, status)),
    'rewrite ^(/.*[^/])/+$ $1 permanent;',
    '',
  ].join('\n');
}

const VERCEL_MOST = 2048;

/**
 * `vercel.json` for the built site.
 * @throws {RedirectError} on more rules than fit
 */
export function vercelJson(book: AddressBook): string {
  const { hosts, exact, wide } = kindsOf(book);
  const rule = (entry: Entry, source: string): object => ({
    source,
    destination: entry[1][0],
    statusCode: statusOf(entry),
  });
  const redirects = [
    ...hosts.map((entry) => ({
      ...rule(entry, '/:path*'),
      has: [{ type: 'host', value: new URL(hostOrigin(entry)).host }],
    })),
    ...exact.map((entry) => rule(entry, entry[0])),
    // Not `:path*`, which would catch the page above as well and go round in circles (D03).
    ...wide.map((entry) => rule(entry, entry[0].replace('*', ':path+'))),
  ];
  if (redirects.length > VERCEL_MOST)
    throw new RedirectError([
      `vercel.json: ${redirects.length} rules; Vercel takes ${VERCEL_MOST}. Let wildcards replace rules with the same target.`,
    ]);
  return `${JSON.stringify({ cleanUrls: true, trailingSlash: false, redirects }, null, 2)}\n`;
}
