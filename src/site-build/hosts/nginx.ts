import { PROXY_SAVE_MB } from '#staff/contract/editor/limits.ts';
import {
  CACHING,
  RULES_BY_PATH,
  RULES_HEADER,
  SECURITY_HEADERS,
  SHARED,
  SHARED_HEADERS,
} from '#lib/http/headers.ts';
import { MEDIA_TYPES } from '#lib/http/media-types.ts';
import { HIDDEN } from '#lib/http/routes.ts';
import { nginxMaps, nginxRedirects } from '#lib/redirects/host-formats.ts';
import type { RedirectTable } from '#lib/redirects/table.ts';
import { EDITOR_API } from '#staff/contract/content.ts';
import { ROOT, withOwnMissingPage } from '../output/omitted.ts';
import { CACHE_RULES, HEADERS } from './rules.ts';

const MADE = '# Made by `npm run hosts -- nginx`.';

const withoutCharset = (type: string): string => type.replace(/;.*$/, '');
const withCharset = Object.values(MEDIA_TYPES).filter((type) => type.includes('charset'));
/** nginx always adds the charset to HTML. */
const charsetTypes = [...new Set(withCharset.map(withoutCharset))].filter(
  (type) => type !== 'text/html',
);

/** For a header that depends on the path. */
const variable = (name: string): string => `$site_${name.toLowerCase().replaceAll('-', '_')}`;

/** Inside `http { … }`: redirects, caching and headers by path. */
export function nginxHttp(table: RedirectTable): string {
  return [
    `${MADE} Include this file inside http { … }.`,
    nginxMaps(table),
    'map $uri $site_file_caching {',
    ...CACHE_RULES.map(
      ([pattern, caching]) => `  ${pattern ? `"~${pattern}"` : 'default'} "${caching}";`,
    ),
    '}',
    `map $uri ${variable(RULES_HEADER)} {`,
    ...RULES_BY_PATH.map(
      ([pattern, value]) => `  ${pattern ? `"~${pattern}"` : 'default'} '${value}';`,
    ),
    '}',
    ...Object.entries(SHARED_HEADERS).flatMap(([name, value]) => [
      `map $uri ${variable(name)} {`,
      `  "~${SHARED}" "${value}";`,
      // A header without a value is not sent.
      `  default "${SECURITY_HEADERS[name] ?? ''}";`,
      '}',
    ]),
    // Redirects are cached like files.
    'map $sent_http_location $site_caching {',
    '  default $site_file_caching;',
    `  "~." "${CACHING.file}";`,
    '}',
    '',
  ].join('\n');
}

/** Inside `server { … }`, after `root`. */
export function nginxServer(table: RedirectTable): string {
  return [
    `${MADE} Include this file inside server { … }, which sets root to the built site.`,
    'types {',
    ...Object.entries(MEDIA_TYPES).map(([ending, type]) => `  ${withoutCharset(type)} ${ending};`),
    '}',
    'charset utf-8;',
    `charset_types ${charsetTypes.join(' ')};`,
    'gzip_static on;',
    'gzip_vary on;',
    'server_tokens off;',
    'absolute_redirect off;',
    ...HEADERS.filter(([name]) => !(name in SHARED_HEADERS)).map(
      ([name, value]) => `add_header ${name} "${value}" always;`,
    ),
    ...Object.keys(SHARED_HEADERS).map((name) => `add_header ${name} ${variable(name)} always;`),
    'add_header Cache-Control $site_caching always;',
    `add_header ${RULES_HEADER} ${variable(RULES_HEADER)};`,
    ...nginxRedirects(table),
    // `.html` of a page that exists, but not of the error page.
    'set $site_page "";',
    'if (-f $request_filename) { set $site_page $uri; }',
    'if ($site_page ~ ^(/(?!(?:index|(?:(?:en|es)/)?404)\\.html$).+)\\.html$) { return 301 $1$is_args$args; }',
    'error_page 404 /404.html;',
    'location = /404.html { internal; }',
    `location ~ "${HIDDEN}" { return 404; }`,
    ...withOwnMissingPage(ROOT).flatMap((language) => [
      `location = /${language}/404.html { internal; }`,
      `location ~ ^/${language}/ { error_page 404 /${language}/404.html; try_files $uri $uri.html =404; }`,
    ]),
    'location = / { try_files /index.html =404; }',
    'location / { try_files $uri $uri.html =404; }',
    '',
  ].join('\n');
}

/** Inside `server { … }`: forwards forms to the server. */
export function nginxApi(): string {
  return [
    `${MADE} Include this file inside server { … } and name the server:`,
    '#   upstream hearthline { server 127.0.0.1:4321; }',
    'location ~ ^/(?:api/|healthz$) {',
    '  # The server sends its own headers. A header without a value is not sent; it replaces those of the site.',
    '  add_header Cache-Control "";',
    '  charset off;',
    '  client_max_body_size 1m;',
    '  proxy_pass http://hearthline;',
    '  proxy_http_version 1.1;',
    '  proxy_set_header Connection "";',
    '  proxy_set_header Host $http_host;',
    '  # Replaced, not appended: the visitor’s value cannot be trusted.',
    '  proxy_set_header X-Forwarded-For $remote_addr;',
    '  proxy_set_header X-Forwarded-Proto $scheme;',
    '  proxy_connect_timeout 3s;',
    '  proxy_read_timeout 30s;',
    '  # Saves of the content editor have photos.',
    `  location ~ ^${EDITOR_API}/ {`,
    `    client_max_body_size ${PROXY_SAVE_MB}m;`,
    '    proxy_pass http://hearthline;',
    '  }',
    '}',
    '',
  ].join('\n');
}
