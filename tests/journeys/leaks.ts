/** Searches requests for a secret: as typed, and in all encodings that trackers are known to use. */
import { createHash } from 'node:crypto';
import type { Browser, BrowserContext, Request } from '@playwright/test';
import { preferences } from '#features/consent/consent.ts';

/** What is typed into the forms, and may go nowhere else. */
export const SECRETS = [
  'river.sample+leak@example.com',
  'Wrenfield-Leakproof',
  'we whisper about plums',
];
const TABS = 4;

/** A recorded request. */
export interface RecordedRequest {
  host: string;
  path: string;
  method: string;
  /** URL, referrer and body. */
  text: string;
}

const said = (request: Request): RecordedRequest => {
  const { host, pathname: path } = new URL(request.url());
  const words = [request.url(), request.headers()['referer'], request.postData()];
  return { host, path, method: request.method(), text: words.join('\n') };
};

/** Records all requests of `context`; those to hosts other than `own` get an empty response. */
export async function recordRequests(
  context: BrowserContext,
  own: string,
): Promise<RecordedRequest[]> {
  const all: RecordedRequest[] = [];
  context.on('request', (request) => {
    if (request.url().startsWith('http')) all.push(said(request));
  });
  await context.route(
    ({ host, protocol }) => protocol.startsWith('http') && host !== own,
    (route) => route.fulfill({ contentType: 'text/html', body: '' }),
  );
  return all;
}

/** All encodings of a secret. */
export function encodings(secret: string): string[] {
  const bytes = Buffer.from(secret);
  const hash = createHash('sha256').update(secret.toLowerCase()).digest();
  return [
    secret,
    encodeURIComponent(secret),
    encodeURIComponent(encodeURIComponent(secret)),
    bytes.toString('base64').replace(/=+$/, ''),
    bytes.toString('base64url'),
    hash.toString('hex'),
    hash.toString('base64').replace(/=+$/, ''),
    hash.toString('base64url'),
  ];
}

/** Descriptions of requests that contain one of `secrets`, except posts to one of the `forms`. */
export function leaks(
  all: readonly RecordedRequest[],
  secrets: readonly string[],
  forms: readonly string[] = [],
): string[] {
  const wanted = secrets.flatMap(encodings).map((text) => text.toLowerCase());
  return all
    .filter(({ path, method }) => !(method === 'POST' && forms.includes(path)))
    .filter(({ text }) => wanted.some((word) => text.toLowerCase().includes(word)))
    .map(({ method, host, path }) => `${method} ${host}${path}`);
}

/** A new visitor with a stored choice, or none. */
export async function visitor(
  browser: Browser,
  own: string,
  choice: readonly string[] | undefined,
): Promise<{ context: BrowserContext; all: RecordedRequest[]; refused: string[] }> {
  const context = await browser.newContext({ baseURL: `http://${own}` });
  await context.route(/\.(?:webp|avif|png|svg|woff2|mp3)$/, (route) => route.abort());
  const all = await recordRequests(context, own);
  const refused: string[] = [];
  context.on('console', (message) => {
    if (/content security policy/i.test(message.text())) refused.push(message.text());
  });
  if (choice)
    await context.addInitScript(
      (kept) => {
        localStorage.setItem('cookie-consent', 'true');
        localStorage.setItem('cookie-consent-timestamp', String(Date.now()));
        localStorage.setItem('cookie-preferences', kept);
      },
      JSON.stringify(preferences(choice)),
    );
  return { context, all, refused };
}

/** Opens all routes in a few tabs, scrolls lazy content into view, and waits for it. */
export async function walk(context: BrowserContext, over: readonly string[]): Promise<void> {
  const left = over.values();
  const tab = async (): Promise<void> => {
    const page = await context.newPage();
    for (const route of left) {
      await page.goto(route);
      await page.evaluate(async () => {
        for (const place of document.querySelectorAll('[data-embed]')) {
          place.scrollIntoView({ behavior: 'instant' });
          await new Promise(requestAnimationFrame);
        }
        await new Promise((done) => setTimeout(done, 130));
      });
    }
  };
  await Promise.all(Array.from({ length: TABS }, tab));
}

/** Other hosts that were asked. */
export const foreign = (all: readonly RecordedRequest[], own: string): string[] => [
  ...new Set(all.filter(({ host }) => host !== own).map(({ host }) => host)),
];
