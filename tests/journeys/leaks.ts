/** Searches requests for a secret: as typed, and in all encodings that trackers are known to use. */
import { createHash } from 'node:crypto';
import type { BrowserContext, Request } from '@playwright/test';

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
function encodings(secret: string): string[] {
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
