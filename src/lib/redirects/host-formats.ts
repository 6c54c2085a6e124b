/** The compiled redirects in the formats of other hosts. */
import type { RedirectTable, Target } from './table.ts';
import { RedirectError } from './rules.ts';

type Entry = readonly [key: string, target: Target];

/** The longest comes first, because most hosts use the first match. */
function kindsOf({
  moved,
}: RedirectTable): Record<'hosts' | 'queries' | 'exact' | 'wide', Entry[]> {
  const entries = Object.entries(moved);
  return {
    hosts: entries.filter(([key]) => key.endsWith('.') && !key.startsWith('/')),
    queries: entries.filter(([key]) => key.includes('?')).toSorted(longestFirst),
    exact: entries.filter(([key]) => /^\/[^?]*$/.test(key) && !key.endsWith('/*')),
    wide: entries.filter(([key]) => /^[^?]*\/\*$/.test(key)).toSorted(longestFirst),
  };
}

const longestFirst = ([a]: Entry, [b]: Entry): number => b.length - a.length;

/** As browsers send it. Invalid UTF-8 and a question mark are escapes in keys, too. */
export const escapedPath = (path: string): string =>
  encodeURI(path.toWellFormed())
    .replaceAll('#', '%23')
    .replaceAll(/%25(?=3f|[89a-f][\da-f])/gi, '%');

/** Of a rule for a query; its parameters as names and values. */
function queryOf(key: string): { path: string; query: string; parameters: [string, string][] } {
  const [path = '', query = ''] = key.split(/\?(.*)/s);
  return { path, query, parameters: [...new URLSearchParams(query)] };
}

const statusOf = ([, [, status = 301]]: Entry): number => status;

/** `https://lead.example.com` for `lead.`, on the domain of its target. */
function hostOrigin([label, [to]]: Entry): string {
  const { protocol, host } = new URL(to);
  return `${protocol}//${label}${host.replace(/^www\./, '')}`;
}

const escaped = encodeURIComponent;

/** In `_redirects`, a colon would be a placeholder. */
const pathPattern = (path: string): string => escapedPath(path).replaceAll(':', '%3A');

/** Limits of Cloudflare Pages per deployment; Netlify has none. */
const CLOUDFLARE = { exact: 2000, wildcards: 100 };

/** Levels of a path that placeholders cover; deeper ones get the 404 page, which redirects too. */
const PLACEHOLDERS = [':a', ':a/:b', ':a/:b/:c'];

/**
 * Netlify drops a wildcard to its parent page (`/services/*` to `/services`) as an endless loop, because its `*` may be
 * empty; a placeholder may not.
 */
function wildcardSources([key, [to]]: Entry): string[] {
  const folder = pathPattern(key.slice(0, -1));
  const all = `${folder}*`;
  return `${to}/` === folder ? [...PLACEHOLDERS.map((names) => folder + names), all] : [all];
}

/**
 * `_redirects` for Netlify and Cloudflare Pages; `omitted` rules do not fit and are left to the 404 page. Rules by host
 * come first, because Netlify uses the first match; Cloudflare ignores them. Exact rules come before wildcards, because
 * Cloudflare counts every rule after a wildcard as dynamic.
 */
export function underscoreRedirects(table: RedirectTable): { text: string; omitted: number } {
  const { hosts, queries, exact, wide } = kindsOf(table);
  const fitting = exact.slice(0, CLOUDFLARE.exact);
  const sources = wide.flatMap((rule) => wildcardSources(rule).map((from) => ({ rule, from })));
  const wildcards = sources.slice(0, CLOUDFLARE.wildcards);
  // Cloudflare distinguishes `/contact/` from `/contact`; if there is room, both redirect in one hop.
  const slashed = fitting.slice(0, CLOUDFLARE.exact - fitting.length);
  const line = (rule: Entry, from: string, force = ''): string =>
    `${from} ${rule[1][0]} ${statusOf(rule)}${force}\n`;
  const text = [
    ...hosts.map((rule) => line(rule, `${hostOrigin(rule)}/*`, '!')),
    // Netlify's form; `!`, because the page of the path exists. Cloudflare skips the line.
    ...queries.map((rule) => {
      const { path, parameters } = queryOf(rule[0]);
      const wanted = parameters
        .map(([name, value]) => ` ${escaped(name)}=${escaped(value)}`)
        .join('');
      return `${pathPattern(path)}${wanted} ${rule[1][0]} ${statusOf(rule)}!\n`;
    }),
    ...fitting.map((rule) => line(rule, pathPattern(rule[0]))),
    ...slashed.map((rule) => line(rule, `${pathPattern(rule[0])}/`)),
    ...wildcards.map(({ rule, from }) => line(rule, from)),
  ].join('');
  return { text, omitted: exact.length - fitting.length + sources.length - wildcards.length };
}

/** Each has its own variables, because nginx accepts no variable as status of `return`. */
function statusesOf({ moved }: RedirectTable): number[] {
  return [...new Set(Object.entries(moved).map(statusOf))].sort();
}

export const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const powerOfTwo = (least: number): number => 2 ** Math.ceil(Math.log2(least));

/** In nginx's quotation marks. Backslashes stay, except before what nginx takes for an escape. */
const nginxQuoted = (text: string): string =>
  `"${text.replaceAll(/\\(?=[\\"'trn])/g, '\\\\').replaceAll('"', '\\"')}"`;

/** A pattern for an nginx path without escapes; an escape in a key is its byte. */
const nginxPattern = (path: string): string =>
  literal(path).replaceAll(/%(3f|[89a-f][\da-f])/gi, '\\x$1');

/** For an exact path of a `map`; ASCII letters are the same in either case. */
const nginxKey = (path: string): string =>
  /%(?:3f|[89a-f][\da-f])/i.test(path)
    ? nginxQuoted(`~*^${nginxPattern(path)}$`)
    : nginxQuoted(path);

/** For a query, with or without escapes. */
export const queryPattern = (query: string): string =>
  [...query]
    .map((sign) => {
      const code = escaped(sign.toWellFormed());
      return code === sign ? literal(sign) : `(?:${literal(sign)}|${code})`;
    })
    .join('');

/** Hashed, so exact lines cost the same in any number; ignores case. */
function nginxMap(from: string, variable: string, lines: readonly string[]): string[] {
  return [`map ${from} ${variable} {`, '  default "";', ...lines.map((line) => `  ${line}`), '}'];
}

/** For `http { … }`. */
export function nginxMaps(table: RedirectTable): string {
  const { hosts, queries, exact, wide } = kindsOf(table);
  const longest = Math.max(0, ...exact.map(([key]) => new TextEncoder().encode(key).length));
  const maps = statusesOf(table).flatMap((status) => {
    // Rules of other statuses are included with an empty target, so that they do not fall through to a wildcard.
    const to = (entry: Entry): string => (statusOf(entry) === status ? `"${entry[1][0]}"` : '""');
    return [
      ...nginxMap('$redirect_path', `$redirect_${status}`, [
        ...exact.map((entry) => `${nginxKey(entry[0])} ${to(entry)};`),
        ...wide.map(
          (entry) => `${nginxQuoted(`~*^${nginxPattern(entry[0].slice(0, -1))}.`)} ${to(entry)};`,
        ),
      ]),
      ...(queries.length === 0
        ? []
        : nginxMap(
            '"$redirect_path?$args"',
            `$redirect_query_${status}`,
            queries.map((entry) => {
              const { path, query } = queryOf(entry[0]);
              const pattern = `~*^${nginxPattern(path)}\\?${queryPattern(query)}(?:&|$)`;
              return `${nginxQuoted(pattern)} ${to(entry)};`;
            }),
          )),
      ...nginxMap(
        '$host',
        `$redirect_host_${status}`,
        hosts.map((entry) => `"~*^${literal(entry[0])}" ${to(entry)};`),
      ),
    ];
  });
  return [
    `map_hash_bucket_size ${powerOfTwo(longest + 64)};`,
    `map_hash_max_size ${powerOfTwo(exact.length * 2 + 1024)};`,
    'map $uri $redirect_path {',
    '  default $uri;',
    '  "~^(?<redirect_bare>/.*[^/])/+$" $redirect_bare;',
    '}',
    ...maps,
  ].join('\n');
}

/** For `server { … }`, together with the maps. */
export function nginxRedirects(table: RedirectTable): string[] {
  const answer = (variable: string, status: number): string =>
    `if (${variable}) { return ${status} ${variable}$is_args$args; }`;
  const statuses = statusesOf(table);
  return [
    ...statuses.map((status) => answer(`$redirect_host_${status}`, status)),
    ...(kindsOf(table).queries.length === 0
      ? []
      : statuses.map((status) => answer(`$redirect_query_${status}`, status))),
    ...statuses.map((status) => answer(`$redirect_${status}`, status)),
    'rewrite ^(/.*[^/])/+$ $1 permanent;',
  ];
}

const MAX_VERCEL_RULES = 2048;

/** As browsers send it, without the signs of Vercel's patterns. */
const vercelPath = (path: string): string => escapedPath(path).replaceAll(/[(){}[\]:*+?]/g, '\\$&');

/** Vercel's own `trailingSlash` would cost a second hop. */
const SLASH = '{/}?';

/** With slashes at the end. @throws {RedirectError} if there are more rules than Vercel allows */
export function vercelRedirects(table: RedirectTable): object[] {
  const { hosts, queries, exact, wide } = kindsOf(table);
  const rule = (entry: Entry, source: string): object => ({
    source,
    destination: entry[1][0],
    statusCode: statusOf(entry),
  });
  const redirects = [
    ...hosts.map((entry) => ({
      // Not `/:path*`, which does not match `/`.
      ...rule(entry, '/(.*)'),
      has: [{ type: 'host', value: new URL(hostOrigin(entry)).host }],
    })),
    ...queries.map((entry) => {
      const { path, parameters } = queryOf(entry[0]);
      return {
        ...rule(entry, vercelPath(path) + (path === '/' ? '' : SLASH)),
        has: parameters.map(([key, value]) => ({ type: 'query', key, value: literal(value) })),
      };
    }),
    ...exact.map((entry) => rule(entry, vercelPath(entry[0]) + SLASH)),
    // Not `:path*`, which would also match the parent page and loop (D03).
    ...wide.map((entry) => rule(entry, `${vercelPath(entry[0].slice(0, -1))}:path+${SLASH}`)),
    // `//evil.example/` would lead to that host.
    { source: '/([^/].*)/', destination: '/$1', statusCode: 301 },
  ];
  if (redirects.length > MAX_VERCEL_RULES)
    throw new RedirectError([
      `vercel.json: ${redirects.length} rules; Vercel takes ${MAX_VERCEL_RULES}. Let wildcards replace rules with the same target.`,
    ]);
  return redirects;
}
