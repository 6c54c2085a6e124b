/** No third-party host before a choice and only allowed ones after it, and no CSP violation, on every page. */
import { expect, test } from '@playwright/test';
import { OPTIONAL } from '#domain/privacy/consent.ts';
import { attributes, distinct, pages } from '../site/dist.ts';
import { foreign, leaks, SECRETS, visitor, walk } from './leaks.ts';
import { scaled } from '../run/limits.ts';

/** All eight combinations, and no choice yet. */
const CHOICES: readonly (readonly string[] | undefined)[] = [
  undefined,
  ...Array.from({ length: 8 }, (_, bits) => OPTIONAL.filter((_word, at) => (bits >> at) % 2 === 1)),
];
/** That pages show frames of. */
const HOSTS = distinct.flatMap(({ $ }) =>
  attributes($, '[data-embed]', 'data-embed').map((address) => new URL(address).host),
);
const embedding = distinct.filter(({ $ }) => $('[data-embed]').length).map(({ route }) => route);
const routes = distinct.map(({ route }) => route);

/**
 * All URLs before a choice; all pages with necessary only and with everything; other combinations: each page once, and
 * pages with embeds always.
 */
const routesFor = (at: number): string[] =>
  at <= 1 || at === CHOICES.length - 1
    ? (at === 0 ? pages : distinct).map(({ route }) => route)
    : [...new Set([...embedding, ...routes.filter((_, index) => index % 6 === at - 2)])];

for (const [at, choice] of CHOICES.entries()) {
  test(`every route: ${choice ? `allowed ${choice.join(', ') || 'only the necessary'}` : 'no choice yet'}`, async ({
    browser,
    baseURL,
  }) => {
    test.setTimeout(scaled(240_000));
    const own = new URL(baseURL ?? '').host;
    const { context, all, refused } = await visitor(browser, own, choice);
    await walk(context, routesFor(at));
    expect(all.length).toBeGreaterThan(20);
    const mayHear = choice?.includes('functional') ? HOSTS : [];
    expect(foreign(all, own).filter((host) => !mayHear.includes(host))).toEqual([]);
    expect(leaks(all, SECRETS)).toEqual([]);
    expect(refused).toEqual([]);
    await context.close();
  });
}
