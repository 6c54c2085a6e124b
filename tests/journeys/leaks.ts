/** Looks for a secret in requests: as it was typed, and in every form trackers are known to send. */
import { createHash } from 'node:crypto';
import type { BrowserContext, Request } from '@playwright/test';

/** One request, with all it says. */
export interface Said {
  host: string;
  path: string;
  method: string;
  /** Address, referrer and body. */
  text: string;
}

const said = (request: Request): Said => {
  const { host, pathname: path } = new URL(request.url());
  const words = [request.url(), request.headers()['referer'], request.postData()];
  return { host, path, method: request.method(), text: words.join('\n') };
};

/** Keeps every request of `context`; those to other hosts than `own` are answered with nothing. */
export async function overhear(context: BrowserContext, own: string): Promise<Said[]> {
  const all: Said[] = [];
  context.on('request', (request) => {
    if (request.url().startsWith('http')) all.push(said(request));
  });
  await context.route(
    ({ host, protocol }) => protocol.startsWith('http') && host !== own,
    (route) => route.fulfill({ contentType: 'text/html', body: '' }),
  );
  return all;
}

/** A secret in all its disguises. */
function disguises(secret: string): string[] {
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

/** The requests that carry one of `secrets`, other than posts to one of the `forms`, in words. */
export function leaks(
  all: readonly Said[],
  secrets: readonly string[],
  forms: readonly string[] = [],
): string[] {
  const wanted = secrets.flatMap(disguises).map((text) => text.toLowerCase());
  return all
    .filter(({ path, method }) => !(method === 'POST' && forms.includes(path)))
    .filter(({ text }) => wanted.some((word) => text.toLowerCase().includes(word)))
    .map(({ method, host, path }) => `${method} ${host}${path}`);
}
