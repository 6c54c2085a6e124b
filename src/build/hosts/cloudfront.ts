/** Amazon S3 with CloudFront: a response headers policy, a function for paths and redirects, and the upload. */
import { CACHING, SHARED_HEADERS } from '#domain/http/headers.ts';
import { MEDIA_TYPES } from '#domain/http/media-types.ts';
import { HIDDEN } from '#domain/http/routes.ts';
import { RedirectError } from '#domain/redirects/rules.ts';
import type { RedirectTable } from '#domain/redirects/table.ts';
import { HEADERS, redirectsOf } from './rules.ts';

/** Of a CloudFront function. */
const MAX_FUNCTION_BYTES = 10_240;

const POLICIES = { all: 'hearthline', shared: 'hearthline-shared' } as const;

/** Some headers must be in `SecurityHeadersConfig`, all others in `CustomHeadersConfig`. `files`: of which paths. */
export function headersPolicy(files: keyof typeof POLICIES): string {
  const own = { ...Object.fromEntries(HEADERS), ...(files === 'shared' && SHARED_HEADERS) };
  const take = (name: string): string => {
    const value = own[name] ?? '';
    delete own[name];
    return value;
  };
  const [, seconds] = /max-age=(\d+)/.exec(own['Strict-Transport-Security'] ?? '') ?? [];
  const transport = take('Strict-Transport-Security');
  take('X-Content-Type-Options');
  const origins = take('Access-Control-Allow-Origin');
  const config = {
    Name: POLICIES[files],
    SecurityHeadersConfig: {
      StrictTransportSecurity: {
        Override: true,
        AccessControlMaxAgeSec: Number(seconds),
        IncludeSubdomains: transport.includes('includeSubDomains'),
        Preload: false,
      },
      ContentTypeOptions: { Override: true },
      FrameOptions: { Override: true, FrameOption: take('X-Frame-Options') },
      ReferrerPolicy: { Override: true, ReferrerPolicy: take('Referrer-Policy') },
      ContentSecurityPolicy: {
        Override: true,
        ContentSecurityPolicy: take('Content-Security-Policy'),
      },
    },
    ...(origins && {
      CorsConfig: {
        AccessControlAllowOrigins: { Quantity: 1, Items: [origins] },
        AccessControlAllowHeaders: { Quantity: 1, Items: ['*'] },
        AccessControlAllowMethods: { Quantity: 2, Items: ['GET', 'HEAD'] },
        AccessControlAllowCredentials: false,
        OriginOverride: true,
      },
    }),
    CustomHeadersConfig: {
      Quantity: Object.keys(own).length,
      Items: Object.entries(own).map(([Header, Value]) => ({ Header, Value, Override: true })),
    },
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}

/** For viewer requests (runtime `cloudfront-js-2.0`). @throws {RedirectError} if the redirects do not fit */
export function viewerFunction(table: RedirectTable): string {
  const rules = redirectsOf(table);
  const of = (kind: string): string =>
    JSON.stringify(
      Object.fromEntries(
        rules
          .filter((rule) => rule.kind === kind)
          .map(({ from, to, status }) => [from, status === 301 ? to : [to, status]]),
      ),
    );
  const code = `// Made by \`npm run hosts -- cloudfront\`: redirects, and files of pages.
var hosts = ${of('host')};
var queries = ${of('query')};
var exact = ${of('exact')};
var prefixes = ${of('prefix')};
var hidden = /${HIDDEN.replaceAll('/', '\\/')}/;

function handler(event) {
  var request = event.request;
  var uri = request.uri;
  var path = decode(uri).toLowerCase().replace(/\\/+$/, '') || '/';
  var target = hosts[request.headers.host.value.split('.')[0] + '.'];
  for (var one in queries)
    if (!target && (path + decode(query(request.querystring)).toLowerCase() + '&').indexOf(one + '&') === 0)
      target = queries[one];
  if (!target) target = exact[path];
  for (var prefix in prefixes)
    if (!target && path.indexOf(prefix) === 0) target = prefixes[prefix];
  if (!target && uri !== '/' && /\\/$/.test(uri)) target = uri.replace(/\\/+$/, '').replace(/^\\/+/, '/');
  if (target) {
    var to = typeof target === 'string' ? [target, 301] : target;
    return {
      statusCode: to[1],
      statusDescription: 'Moved',
      headers: {
        location: { value: to[0] + query(request.querystring) },
        'cache-control': { value: '${CACHING.file}' },
      },
    };
  }
  if (hidden.test(uri)) request.uri = '/no-such-file';
  else if (uri === '/') request.uri = '/index.html';
  else if (!/\\.[a-z]\\w*$/i.test(uri)) request.uri = uri + '.html';
  return request;
}

function decode(text) {
  return text.replace(/(%(?!3f)[\\da-f]{2})+/gi, function (escapes) {
    try {
      return decodeURIComponent(escapes);
    } catch (error) {
      return escapes;
    }
  });
}

function query(parameters) {
  var parts = [];
  for (var name in parameters) {
    var one = parameters[name];
    var values = one.multiValue || [one];
    for (var at in values) parts.push(name + (values[at].value && '=' + values[at].value));
  }
  return parts.length ? '?' + parts.join('&') : '';
}
`;
  const bytes = Buffer.byteLength(code);
  if (bytes > MAX_FUNCTION_BYTES)
    throw new RedirectError([
      `The CloudFront function has ${bytes} bytes; ${MAX_FUNCTION_BYTES} are allowed. Let wildcards replace rules with the same target.`,
    ]);
  return code;
}

/** Shell script with media type and caching of each file. */
export function uploadScript(): string {
  const types = Object.entries(MEDIA_TYPES).map(([ending, type]) => {
    const caching = ending === 'html' ? CACHING.page : CACHING.file;
    return `put "${caching}" "${type}" --exclude "_astro/*" --include "*.${ending}"
put "${CACHING.hashed}" "${type}" --include "_astro/*.${ending}"`;
  });
  return `#!/bin/sh
# Made by \`npm run hosts -- cloudfront\`. Usage: sh upload.sh <bucket> <distribution id>
# Old hashed files stay for pages that are open; delete those older than a week with a lifecycle rule.
set -eu
put() {
  caching=$1 type=$2
  shift 2
  aws s3 cp dist "s3://$bucket/" --recursive --cache-control "$caching" --content-type "$type" --exclude "*" "$@"
}
bucket=$1
${types.join('\n')}
aws cloudfront create-invalidation --distribution-id "$2" --paths "/*"
`;
}
