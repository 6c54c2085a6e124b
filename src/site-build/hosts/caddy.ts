import { PROXY_SAVE_MB } from '#staff/contract/editor/limits.ts';
import { CACHING, RULES_BY_PATH, RULES_HEADER, SHARED, SHARED_HEADERS } from '#lib/http/headers.ts';
import { MEDIA_TYPES } from '#lib/http/media-types.ts';
import { HIDDEN } from '#lib/http/routes.ts';
import { literal, queryPattern } from '#lib/redirects/host-formats.ts';
import type { RedirectTable } from '#lib/redirects/table.ts';
import { EDITOR_API } from '#staff/contract/content.ts';
import { ROOT, withOwnMissingPage } from '../output/omitted.ts';
import { CACHE_RULES, HEADERS, type Redirect, redirectsOf } from './rules.ts';

/** Caddy separates words at spaces. */
const quoted = (text: string): string => `"${text.replaceAll('"', '\\"')}"`;

/** Without escapes. Go reads an invalid UTF-8 byte as U+FFFD, and has no lookahead. */
const pathPattern = (path: string): string =>
  literal(path)
    .replaceAll(/%3f/gi, '\\?')
    .replaceAll(/%[89a-f][\da-f]/gi, '\\x{FFFD}');

/** Of `map`: the target and its status. */
function redirectLine({ kind, from, to, status }: Redirect): string {
  const [path = '', query = ''] = from.split(/\?(.*)/s);
  const end = {
    host: '',
    query: `/*\\?${queryPattern(query)}(?:&|$)`,
    exact: '/*$',
    prefix: '.',
  }[kind];
  const pattern = kind === 'query' && path === '/' ? '^' : `^${pathPattern(path)}`;
  return `${quoted(`~(?i)${pattern}${end}`)} ${quoted(to)} ${status}`;
}

/** `map` from a placeholder to target and status, and the redirect. */
function redirects(
  of: '{path}' | '"{path}?{query}"' | '{host}',
  name: string,
  rules: readonly Redirect[],
): string[] {
  if (rules.length === 0) return [];
  return [
    `map ${of} {${name}} {${name}_status} {`,
    ...rules.map((rule) => `\t${redirectLine(rule)}`),
    '\tdefault "" 0',
    '}',
    `@${name} expression \`{${name}} != ""\``,
    `header @${name} Cache-Control ${quoted(CACHING.file)}`,
    `redir @${name} {${name}}{site_query} {${name}_status}`,
  ];
}

/** Snippets `site` (argument: folder of the built site) and `site_forms` (argument: address of the server). */
export function caddyfile(table: RedirectTable): string {
  const rules = redirectsOf(table);
  const types = Object.entries(MEDIA_TYPES).flatMap(([ending, type]) => [
    `@type_${ending} path *.${ending}`,
    `header @type_${ending} Content-Type ${quoted(type)}`,
  ]);
  // With compressed copies.
  const texts = Object.entries(MEDIA_TYPES)
    .filter(([, type]) => /^text\/|[/+](?:json|xml)\b/.test(type))
    .map(([ending]) => `*.${ending}`);
  const route = [
    'root * {args.0}',
    ...HEADERS.map(([name, value]) => `header ${name} ${quoted(value)}`),
    `@shared path_regexp ${SHARED}`,
    ...Object.entries(SHARED_HEADERS).map(
      ([name, value]) => `header @shared ${name} ${quoted(value)}`,
    ),
    'map {path} {site_caching} {',
    ...CACHE_RULES.map(
      ([pattern, caching]) => `\t${pattern ? `~${pattern}` : 'default'} ${quoted(caching)}`,
    ),
    '}',
    'header Cache-Control {site_caching}',
    'map {path} {site_rules} {',
    ...RULES_BY_PATH.map(
      ([pattern, value]) => `\t${pattern ? `~${pattern}` : 'default'} ${quoted(value)}`,
    ),
    '}',
    '@rules expression `{site_rules} != ""`',
    `header @rules ${RULES_HEADER} {site_rules}`,
    'map {query} {site_query} {',
    '\t~^(.+)$ "?$1"',
    '\tdefault ""',
    '}',
    ...redirects(
      '{host}',
      'moved_host',
      rules.filter(({ kind }) => kind === 'host'),
    ),
    ...redirects(
      '"{path}?{query}"',
      'moved_query',
      rules.filter(({ kind }) => kind === 'query'),
    ),
    ...redirects(
      '{path}',
      'moved',
      rules.filter(({ kind }) => kind === 'exact' || kind === 'prefix'),
    ),
    '@slash path_regexp slash ^(/.*[^/])/+$',
    `header @slash Cache-Control ${quoted(CACHING.file)}`,
    'redir @slash {re.slash.1}{site_query} 301',
    `@hidden path_regexp ${HIDDEN}`,
    'error @hidden 404',
    '@page {',
    '\tpath_regexp page ^(/.+)\\.html$',
    '\tnot path /index.html',
    '\tfile',
    '}',
    `header @page Cache-Control ${quoted(CACHING.file)}`,
    'redir @page {re.page.1}{site_query} 301',
    'try_files {path} {path}.html',
    ...types,
    `@text path ${texts.join(' ')}`,
    'header @text {',
    '\tVary Accept-Encoding',
    // Caddy adds a second one to compressed answers; this replaces both.
    '\tdefer',
    '}',
    'file_server {',
    '\tprecompressed br gzip',
    '}',
  ];
  const others = withOwnMissingPage(ROOT);
  const indent = (lines: readonly string[], by: string): string[] =>
    lines.map((line) => `${by}${line}`);
  return [
    '# Made by `npm run hosts -- caddy`. In a Caddyfile:',
    '#   import site.caddy',
    '#   www.example.com {',
    '#     import site_forms 127.0.0.1:4321',
    '#     import site /srv/hearthline/current/dist',
    '#   }',
    '(site) {',
    '\thandle {',
    '\t\troute {',
    ...indent(route, '\t\t\t'),
    '\t\t}',
    '\t}',
    '\thandle_errors {',
    ...indent(
      [
        'root * {args.0}',
        ...HEADERS.map(([name, value]) => `header ${name} ${quoted(value)}`),
        `header -${RULES_HEADER}`,
        `header Cache-Control ${quoted(CACHING.never)}`,
        `header Content-Type ${quoted(MEDIA_TYPES['html'] ?? '')}`,
        ...others.flatMap((language) => [
          `@${language} path /${language}/*`,
          `rewrite @${language} /${language}/404.html`,
        ]),
        others.length > 0
          ? `@first not path ${others.map((language) => `/${language}/*`).join(' ')}`
          : '@first path *',
        'rewrite @first /404.html',
        'file_server {',
        '\tstatus {err.status_code}',
        '\tprecompressed br gzip',
        '}',
      ],
      '\t\t',
    ),
    '\t}',
    '}',
    '(site_forms) {',
    '\t@forms path /api/* /healthz',
    '\thandle @forms {',
    // Saves of the content editor have photos.
    `\t\t@saves path ${EDITOR_API}/*`,
    '\t\trequest_body @saves {',
    `\t\t\tmax_size ${PROXY_SAVE_MB}MB`,
    '\t\t}',
    `\t\t@others not path ${EDITOR_API}/*`,
    '\t\trequest_body @others {',
    '\t\t\tmax_size 1MB',
    '\t\t}',
    '\t\treverse_proxy {args.0} {',
    '\t\t\ttransport http {',
    '\t\t\t\tdial_timeout 3s',
    '\t\t\t\tkeepalive 5s',
    '\t\t\t}',
    '\t\t}',
    '\t}',
    '}',
    '',
  ].join('\n');
}
