/**
 * `npm run hosts -- check <origin>`: asks a published site for every page, file and redirect of the build in `dist/`.
 */
import { globSync, readFileSync, statSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { missingPage } from '#features/translations/page-language.ts';
import {
  CACHING,
  cachingOf,
  isShared,
  PAGE_POLICY,
  RULES_HEADER,
  rulesOf,
  SECURITY_HEADERS,
  SHARED_HEADERS,
} from '#lib/http/headers.ts';
import { MEDIA_TYPES } from '#lib/http/media-types.ts';
import { HIDDEN, publicPath } from '#lib/http/routes.ts';
import type { RedirectTable } from '#lib/redirects/table.ts';
import { casesOf, type RedirectCase } from './cases.ts';

/** Differences in one respect, as `path: what`. */
export interface Finding {
  about: string;
  asked: number;
  wrong: readonly string[];
  /** What a difference means, if it is acceptable. */
  note?: string;
}

const QUERY = '?a=1&b=%2F';
const REQUESTS_AT_ONCE = 8;
/** Hosts send either name of a type. */
const SAME_TYPE: Readonly<Record<string, string>> = {
  'application/javascript': 'text/javascript',
  'text/xml': 'application/xml',
};

/** Checks a few items at once. */
async function differences<T>(
  items: readonly T[],
  check: (item: T) => Promise<string | undefined>,
): Promise<string[]> {
  const left = [...items];
  const wrong: string[] = [];
  const work = async (): Promise<void> => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) {
      const difference = await check(item);
      if (difference !== undefined) wrong.push(difference);
    }
  };
  await Promise.all(Array.from({ length: REQUESTS_AT_ONCE }, work));
  return wrong.sort();
}

/** As from another site: some hosts send `Access-Control-Allow-Origin` only then. */
const ask = (origin: string, path: string): Promise<Response> =>
  fetch(origin + path, {
    redirect: 'manual',
    headers: { 'Accept-Encoding': 'identity', Origin: 'https://other.example' },
  });

const maxAge = (caching: string): number => Number(/max-age=(\d+)/.exec(caching)?.[1] ?? Infinity);

/** Hashed files are kept forever; everything else may expire earlier than on our server. */
function isCachedWell(path: string, caching: string): boolean {
  const wanted = cachingOf(path);
  if (wanted !== CACHING.hashed)
    return /no-store/.test(caching) || maxAge(caching) <= maxAge(wanted);
  return maxAge(caching) >= maxAge(wanted) && caching.includes('immutable');
}

/** Text types need the charset, unless their format has a default that is UTF-8. */
function isTypedWell(file: string, type: string): boolean {
  const essence = (text: string): string => (text.split(';')[0] ?? '').trim().toLowerCase();
  const wanted = MEDIA_TYPES[extname(file).slice(1)];
  const sent = SAME_TYPE[essence(type)] ?? essence(type);
  if (wanted !== undefined && sent !== essence(wanted)) return false;
  return !sent.startsWith('text/html') || /charset="?utf-8/i.test(type);
}

function wrongHeaders(path: string, file: string, headers: Headers): string[] {
  const table = {
    ...SECURITY_HEADERS,
    'Content-Security-Policy': PAGE_POLICY,
    ...(isShared(path) && SHARED_HEADERS),
    ...(rulesOf(path) && { [RULES_HEADER]: rulesOf(path) }),
  };
  const of = (name: string): string => headers.get(name) ?? '';
  return [
    ...Object.entries(table).flatMap(([name, value]) => (of(name) === value ? [] : [name])),
    ...(isCachedWell(path, of('Cache-Control')) ? [] : ['Cache-Control']),
    ...(isTypedWell(file, of('Content-Type')) ? [] : ['Content-Type']),
  ].map((name) => `${name} is "${of(name)}"`);
}

/** Relative to the built site. */
export function publicFiles(dist: string): string[] {
  const all = [...globSync('**/*', { cwd: dist }), ...globSync('.well-known/*', { cwd: dist })];
  const hidden = new RegExp(HIDDEN);
  return all.filter((file) => !hidden.test(`/${file}`) && statSync(join(dist, file)).isFile());
}

const FORMS = /<form\b[^>]*>[\s\S]*?<\/form>/g;
/** Around the times that our server writes into the booking form of a page (`server/calls/current-times.ts`). */
const TIMES = 'data-offered-times';

/** Apart from the open times of a booking form. */
export function isSame(sent: Buffer, built: Buffer): boolean {
  if (sent.equals(built)) return true;
  if (!built.includes(TIMES)) return false;
  const [one, other] = [sent, built].map((page) =>
    page.toString().replaceAll(FORMS, (form) => (form.includes(TIMES) ? '' : form)),
  );
  return one === other;
}

/** Returns faults, and other content. */
async function checkFiles(origin: string, dist: string): Promise<Finding[]> {
  const files = publicFiles(dist);
  const changed: string[] = [];
  const wrong = await differences(files, async (file) => {
    const path = publicPath(`/${file}`);
    const answer = await ask(origin, encodeURI(path));
    const body = Buffer.from(await answer.arrayBuffer());
    if (answer.status !== 200) return `${path}: status ${answer.status}`;
    if (!isSame(body, readFileSync(join(dist, file)))) changed.push(path);
    const headers = wrongHeaders(path, file, answer.headers);
    return headers.length > 0 ? `${path}: ${headers.join(', ')}` : undefined;
  });
  const asked = files.length;
  return [
    { about: 'pages and files, with their headers', asked, wrong },
    {
      about: 'content as in dist/',
      asked,
      wrong: changed,
      note: 'It is another build, or the host changes files.',
    },
  ];
}

/** Such as `301 /team?a=1`. */
async function redirectOf(origin: string, path: string): Promise<string> {
  const answer = await ask(origin, path);
  await answer.arrayBuffer();
  const to = answer.headers.get('Location');
  return `${answer.status} ${to === null ? 'no redirect' : new URL(to, origin + path).href.replace(origin, '')}`;
}

function checkRedirects(
  origin: string,
  cases: readonly RedirectCase[],
  change: (path: string) => string,
): Promise<string[]> {
  return differences(cases, async ({ from, to, status }) => {
    const [start = '', own] = from.split(/\?(.*)/s);
    const query = own === undefined ? QUERY : `?${own}&${QUERY.slice(1)}`;
    const path = change(start) + query;
    const found = await redirectOf(origin, path);
    return found === `${status} ${to}${query}` ? undefined : `${path}: ${found}`;
  });
}

/** In whatever language the practice writes, and so by the title of the built page. */
async function checkMissing(
  origin: string,
  dist: string,
  path: string,
): Promise<string | undefined> {
  const answer = await ask(origin, path);
  if (answer.status !== 404) return `${path}: status ${answer.status} instead of 404`;
  const title = titleOf(readFileSync(join(dist, missingPage(path)), 'utf8'));
  return titleOf(await answer.text()) === title ? undefined : `${path}: not our 404 page`;
}

const titleOf = (html: string): string | undefined => /<title>([^<]+)/.exec(html)?.[1];

/** Must lead to the page in one step. */
async function checkVariant(origin: string, [path, page]: readonly [string, string]) {
  const found = await redirectOf(origin, path);
  return /^30[18] /.test(found) && found.endsWith(` ${page}`) ? undefined : `${path}: ${found}`;
}

/** Variants of every page that differ at the end. */
async function checkEnding(
  origin: string,
  pages: readonly string[],
  end: string,
): Promise<Finding> {
  return {
    about: `pages with ${end} at the end`,
    asked: pages.length,
    wrong: await differences(pages, (page) => checkVariant(origin, [page + end, page])),
    note: 'The host serves the page there too, or the 404 page leads to it.',
  };
}

/** @param origin without a slash at the end @param dist the built site */
export async function checkSite(
  origin: string,
  dist: string,
  table: RedirectTable,
): Promise<Finding[]> {
  const cases = casesOf(table);
  const pages = Object.keys(table.pages).filter((path) => path !== '/');
  const missing = ['/no-such-page', '/no/such.js', '/_headers', '/_redirects', '/index.html.br'];
  for (const page of globSync('*/404.html', { cwd: dist }))
    missing.push(`/${dirname(page)}/no-such-page`);
  // Compressed copies of texts have ranges of their own.
  const parts = publicFiles(dist).filter((file) => /\.(?:mp3|m4a|png|pdf|woff2)$/.test(file));
  const moved = async (about: string, change: (path: string) => string): Promise<Finding> => ({
    about,
    asked: cases.length,
    wrong: await checkRedirects(origin, cases, change),
  });
  return [
    ...(await checkFiles(origin, dist)),
    await moved('redirects', String),
    await moved('redirects with / at the end', (path) => `${path}/`),
    {
      ...(await moved('redirects in capitals', (path) => path.toUpperCase())),
      note: 'There the 404 page redirects.',
    },
    await checkEnding(origin, pages, '/'),
    await checkEnding(origin, pages, '.html'),
    {
      about: 'parts and unchanged copies of recordings, pictures and documents',
      asked: parts.length,
      wrong: await differences(parts, (file) => checkParts(origin, file)),
      note: 'Players cannot jump to a place there, or files are sent again.',
    },
    {
      about: 'addresses that must not exist',
      asked: missing.length,
      wrong: await differences(missing, (path) => checkMissing(origin, dist, path)),
    },
  ];
}

/** A player jumps to a place, a download goes on, and a browser asks whether its copy is still good. */
async function checkParts(origin: string, file: string): Promise<string | undefined> {
  const path = encodeURI(publicPath(`/${file}`));
  const of = async (headers: Record<string, string>): Promise<readonly [string, Headers]> => {
    const answer = await fetch(origin + path, {
      headers: { 'Accept-Encoding': 'identity', ...headers },
    });
    const { length } = new Uint8Array(await answer.arrayBuffer());
    const range = answer.headers.get('Content-Range') ?? 'no range';
    return [`${answer.status} ${range}, ${length} bytes`, answer.headers];
  };
  const [whole, headers] = await of({});
  const size = Number(/, (\d+) bytes/.exec(whole)?.[1]);
  const etag = headers.get('ETag');
  const wrong: string[] = [];
  const expectPart = async (range: string, wanted: string, more = {}): Promise<void> => {
    const [found] = await of({ Range: `bytes=${range}`, ...more });
    if (!found.startsWith(wanted)) wrong.push(`bytes ${range}: ${found}`);
  };
  await expectPart('0-9', `206 bytes 0-9/${size}, 10 bytes`);
  await expectPart('-5', `206 bytes ${size - 5}-${size - 1}/${size}, 5 bytes`);
  await expectPart(`${size}-`, `416 bytes */${size}`);
  if (etag === null) wrong.push('no ETag');
  else {
    const [found] = await of({ 'If-None-Match': etag });
    if (!found.startsWith('304')) wrong.push(`If-None-Match with its ETag: ${found}`);
  }
  return wrong.length > 0 ? `${path}: ${wrong.join('; ')}` : undefined;
}

const SHOWN = 10;

export function describeFindings(findings: readonly Finding[]): string {
  return findings
    .flatMap(({ about, asked, wrong, note }) => [
      `${about}: ${asked - wrong.length} of ${asked}`,
      ...wrong.slice(0, SHOWN).map((one) => `  ${one}`),
      ...(wrong.length > SHOWN ? [`  and ${wrong.length - SHOWN} more`] : []),
      ...(wrong.length > 0 && note !== undefined ? [`  ${note}`] : []),
    ])
    .join('\n')
    .concat('\n');
}

export const isWell = (findings: readonly Finding[]): boolean =>
  findings.every(({ wrong, note }) => wrong.length === 0 || note !== undefined);
