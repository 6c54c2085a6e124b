/** Third-party tags: no requests before consent, and limited data after it. */
import type { Page } from '@playwright/test';
import { settled } from '../journeys/settled.ts';
import { watch } from '../journeys/watch.ts';
import { expect, test } from './fixture.ts';
import type { RecordedRequest } from './hosts.ts';

const SECRET = 'nobody-may-read-this';
const COUNTED = ['www.googletagmanager.com', 'www.google-analytics.com'];

const choose = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).first().click();
const open = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Cookie choices' }).click();
const told = (heard: readonly RecordedRequest[]): string =>
  heard.map(({ text }) => decodeURIComponent(text)).join('\n');
const hosts = (heard: readonly RecordedRequest[]): string[] => [
  ...new Set(heard.map(({ host }) => host)),
];
const kept = (page: Page): Promise<string | null> =>
  page.evaluate(() => localStorage.getItem('cookie-preferences'));

test.describe('with tags configured @desktop', () => {
  test('before a choice and after Necessary Only: no other host, no tracker or Partytown code', async ({
    page,
    heard,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual(['/']);
    await choose(page, 'Necessary Only');
    await expect.poll(() => kept(page)).toContain('"analytics":false');
    await page.goto('/write');
    await page.waitForLoadState('networkidle');
    expect(asked.filter((path) => /trackers|partytown/.test(path))).toEqual([]);
    expect(heard).toEqual([]);
  });

  test('with consent only page views are sent, whatever the tag tries to read', async ({
    page,
    heard,
    site,
  }) => {
    const { complaints } = await watch(page, site.url);
    await page.goto('/');
    await choose(page, 'Accept All');
    await expect.poll(() => told(heard)).toContain('dataLayer={"event":"page_view","path":"/",');
    for (const [analytics, ads] of [
      ['granted', 'denied'],
      ['denied', 'granted'],
    ])
      await expect
        .poll(() => told(heard))
        .toContain(`"analytics_storage":"${analytics}","ad_storage":"${ads}"`);
    const all = [...COUNTED, 'www.clarity.ms'].toSorted();
    await expect.poll(() => hosts(heard).toSorted()).toEqual(all);

    heard.length = 0;
    await page.goto('/write');
    await expect.poll(() => told(heard)).toContain('dataLayer={"event":"page_view"');
    await page.evaluate((secret) => sessionStorage.setItem('secret', secret), SECRET);
    await page.getByLabel('Message').fill(SECRET);
    await page.evaluate((email) => {
      const say = (detail: object): boolean =>
        dispatchEvent(new CustomEvent('site:analytics', { detail }));
      say({ name: 'newsletter_signup_success', page: '/write', email });
      say({ name: 'quiz finished', place: 'page' });
      say({ name: 'form sent', form: 'quiz' });
      say({ name: 'form sent', form: 'contact' });
    }, `${SECRET}@example.com`);
    await expect.poll(() => told(heard)).toContain('{"event":"form_sent","form":"contact"}');
    // Tags report asynchronously.
    for (const text of [
      'field=""',
      '{"event":"newsletter_signup_success","page":"/write"}',
      'adLayer={"event":"form_sent"}',
    ])
      await expect.poll(() => told(heard)).toContain(text);
    // No session recording on pages with forms.
    await expect.poll(() => hosts(heard).toSorted()).toEqual(COUNTED.toSorted());
    await settled(page);
    expect(told(heard).match(new RegExp(`${SECRET}|quiz|fill in`, 'i'))).toBeNull();
    expect(hosts(heard).toSorted()).toEqual(COUNTED.toSorted());
    // B7: neither container has replaced the page.
    for (const layer of ['dataLayer', 'adLayer'])
      expect(told(heard)).toContain(`written="${layer}"`);
    expect(new URL(page.url()).pathname).toBe('/write');
    await expect(page.getByLabel('Message')).toHaveValue(SECRET);
    await expect(page.getByText('Written by a tag')).toHaveCount(0);
    const sent = await page.evaluate(() => sessionStorage.getItem('sent-log'));
    expect(sent).toContain('"what":"newsletter_signup_success"');
    expect(sent).not.toContain(SECRET);
    expect(complaints).toEqual([]);
  });

  test('pages with a quick exit, and URLs with more than campaign parameters, are not sent', async ({
    page,
    heard,
  }) => {
    await page.goto('/quiz-result');
    await choose(page, 'Accept All');
    await expect.poll(() => kept(page)).toContain('"analytics":true');
    for (const path of ['/help', '/?therapist=odessa']) {
      expect((await page.goto(path))?.status()).toBe(200);
      await page.waitForLoadState('networkidle');
    }
    expect(heard).toEqual([]);
    await page.goto('/?utm_source=letter&utm_medium=mail');
    await expect.poll(() => told(heard)).toContain('?utm_source=letter&utm_medium=mail"');
  });

  test('withdrawing consent stops the tags and deletes their data', async ({
    page,
    heard,
    context,
  }) => {
    await page.goto('/');
    await choose(page, 'Accept All');
    await expect.poll(() => told(heard)).toContain('page_view');
    await expect.poll(() => page.evaluate(() => document.cookie)).toContain('_ga=');
    await open(page);
    const anew = page.waitForEvent('load');
    await page.getByRole('dialog').getByRole('button', { name: 'Necessary Only' }).click();
    await anew;
    heard.length = 0;
    await page.goto('/write');
    await page.waitForLoadState('networkidle');
    expect(await context.cookies()).toEqual([]);
    expect(
      await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
    ).toBe(0);
    expect(heard).toEqual([]);
  });

  test('Global Privacy Control and “Do not sell or share” override Accept All', async ({
    page,
    heard,
  }) => {
    for (const [name, refuse] of [
      ['Do not sell or share', "localStorage.setItem('do-not-sell', 'true')"],
      [
        'Global Privacy Control',
        "Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })",
      ],
    ] as const)
      await test.step(name, async () => {
        const tab = await page.context().newPage();
        await tab.addInitScript(refuse);
        await tab.goto('/');
        await choose(tab, 'Accept All');
        await expect.poll(() => kept(tab)).toContain('"analytics":true');
        await tab.goto('/write');
        await tab.waitForLoadState('networkidle');
        expect(heard).toEqual([]);
        await tab.evaluate(() => localStorage.clear());
        await tab.close();
      });
  });
});
