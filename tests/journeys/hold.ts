/** What is held back, recorded or forbidden in a page of a journey. */
import type { Page, Request } from '@playwright/test';

/** Holds the files of `pattern` from here on, by default all scripts; returns how to let them go. */
export async function hold(page: Page, pattern = '**/_astro/*.js'): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(pattern, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** The mock response: status and body, a network error, or none yet. */
export type Answer = { status: number; body?: string } | 'broken' | Promise<{ status: number }>;

/** Responds to all posts to a path, with 200 if nothing else is said; the last response repeats. Records the requests. */
export async function catchPosts(
  page: Page,
  path: string,
  answers: readonly Answer[],
): Promise<Request[]> {
  const requests: Request[] = [];
  await page.route(`**${path}`, async (route) => {
    const answer = answers[Math.min(requests.length, answers.length - 1)] ?? { status: 200 };
    requests.push(route.request());
    if (answer === 'broken') await route.abort('connectionfailed');
    // Not JSON: no form may parse it (R258, R271).
    else await route.fulfill({ body: '<p>fine</p>', ...(await answer) });
  });
  return requests;
}

/** Records the events on the event bus of the page that is open, or of all that will be. */
export async function hear(page: Page, isFromStart = false): Promise<() => Promise<unknown[]>> {
  const listen = (): void => {
    const heard: unknown[] = [];
    Object.assign(window, { heard });
    addEventListener('site:analytics', (event) => heard.push((event as CustomEvent).detail));
  };
  await (isFromStart ? page.addInitScript(listen) : page.evaluate(listen));
  return () => page.evaluate(() => Reflect.get(window, 'heard') as unknown[]);
}

/** Forbids storage, as a browser that blocks all cookies does. */
export async function forbidStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('no', 'SecurityError');
        },
      });
  });
}
