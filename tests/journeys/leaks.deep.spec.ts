/** No third-party host before a choice and only allowed ones after it, and no CSP violation, on every page. */
import { expect, test } from '@playwright/test';
import { OPTIONAL } from '#features/consent/consent.ts';
import { attributes, distinct, pages } from '../site/dist.ts';
import { foreign, visitor, walk } from './leaks.ts';
import { scaled } from '../run/limits.ts';

/** That pages show frames of. */
const HOSTS = distinct.flatMap(({ $ }) =>
  attributes($, '[data-embed]', 'data-embed').map((address) => new URL(address).host),
);
const embedding = distinct.filter(({ $ }) => $('[data-embed]').length);

type Visit = readonly [title: string, choice: readonly string[] | undefined, over: typeof pages];
const VISITS: readonly Visit[] = [
  ['no choice yet', undefined, pages],
  ['all but what embeds need', ['analytics', 'marketing'], embedding],
  ['everything', OPTIONAL, distinct],
];

for (const [title, choice, over] of VISITS)
  test(`every route: ${title}`, async ({ browser, baseURL }) => {
    test.setTimeout(scaled(240_000));
    const own = new URL(baseURL ?? '').host;
    const { context, all, refused } = await visitor(browser, own, choice);
    await walk(
      context,
      over.map(({ route }) => route),
    );
    expect(all.length).toBeGreaterThan(20);
    const mayHear = choice?.includes('functional') ? HOSTS : [];
    expect(foreign(all, own).filter((host) => !mayHear.includes(host))).toEqual([]);
    expect(refused).toEqual([]);
    await context.close();
  });
