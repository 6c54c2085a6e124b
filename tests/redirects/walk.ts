/** Follows redirects, by request and in a browser. */
import { request } from 'node:http';
import type { BrowserContext, Page } from '@playwright/test';
import { casesOf, type RedirectCase } from '#site-build/hosts/cases.ts';
import { readTable } from './table.ts';
import { scaled } from '../run/limits.ts';

export const REST = '?utm_source=old%20card&b=1#part-2';
export const table = readTable();
export const cases = casesOf(table);
/** A sample of them, for a browser. */
export const few = cases.filter((_, index) => index % 8 === 0);
/** Subdomains that lead elsewhere. */
export const labels = Object.entries(table.moved).filter(([key]) => !key.startsWith('/'));

/** The response to a GET with exactly this path. */
export function ask(
  origin: string,
  path: string,
  host?: string,
): Promise<[status: number, to: string]> {
  const { hostname, port } = new URL(origin);
  const headers = { Host: host ?? `${hostname}:${port}` };
  return new Promise((done, fail) => {
    request({ hostname, port, path, headers }, (response) => {
      response.resume();
      done([response.statusCode ?? 0, response.headers.location ?? '']);
    })
      .once('error', fail)
      .end();
  });
}

/** Opens a URL; returns the requested URLs and the final location. */
export async function open(page: Page, origin: string, path: string, end: string) {
  const asked: string[] = [];
  const note = (one: { isNavigationRequest: () => boolean; url: () => string }): void => {
    if (one.isNavigationRequest()) asked.push(one.url().replace(origin, ''));
  };
  page.on('request', note);
  await page.goto(origin + path, { waitUntil: 'commit' });
  await page
    .waitForURL(origin + end, { waitUntil: 'commit', timeout: scaled(10_000) })
    .catch(() => undefined);
  page.off('request', note);
  return { asked, at: page.url().replace(origin, '') };
}

/** All unexpected results for these cases, in a few parallel tabs. */
export async function walk(
  context: BrowserContext,
  origin: string,
  over: readonly RedirectCase[],
): Promise<string[]> {
  const left = [...over];
  const wrong: string[] = [];
  await context.route(/\.(?:css|svg|woff2|png|jpe?g|webp|avif)$/, (route) => route.abort());
  // A browser that draws every page to its end takes twice the processor time.
  const ends = new Set(over.map(({ to }) => to));
  await context.route(
    (url) => url.origin === origin && ends.has(url.pathname),
    (route) => route.fulfill({ contentType: 'text/html', body: 'There.' }),
  );
  const tab = async (): Promise<void> => {
    const page = await context.newPage();
    for (let way = left.pop(); way; way = left.pop()) {
      const { from, to } = way;
      const { asked, at } = await open(page, origin, from + REST, to + REST);
      // Browsers do not send the hash.
      const hops = [from, to].map((path) => path + REST.replace(/#.*/, ''));
      const bare = asked.map((url) => url.replace(/#.*/, ''));
      if (at !== to + REST || String(bare) !== String(hops))
        wrong.push(`${from}: at ${at} by way of ${asked.join(', ')}`);
    }
  };
  await Promise.all([tab(), tab(), tab()]);
  return wrong;
}
