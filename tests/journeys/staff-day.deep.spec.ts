/** A working day on a phone: 60 requests of a weekend, one of somebody in danger, from the first look to none open. */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { resolve } from 'node:path';
import { SESSION_COOKIE } from '#server/accounts/cookies.ts';
import { benchFolder, startApi, type Bench } from '../bench/servers.ts';
import { startFakeMailServer, type FakeMailServer } from '../mail/fake-smtp.ts';
import { scaled } from '../run/limits.ts';
import { signedIn } from '../server/staff-client.ts';
import { rows, sendLeadsTo } from './staff-inbox.ts';

const LEADS = 60;
/** Not the newest and not the oldest: its place in the list tells nothing. */
const IN_DANGER = 24;
const URGENT = 'I do not want to be alive anymore. Please call, mornings are best.';

const disk = benchFolder();
let [mail, server]: [FakeMailServer?, Bench?] = [];

test.beforeAll(async () => {
  test.setTimeout(scaled(60_000));
  mail = await startFakeMailServer();
  server = await startApi(disk.folder, { ...mail.env, LOG_LEVEL: 'error' }, 'day', resolve('dist'));
  await sendLeadsTo(
    server.origin,
    ...Array.from({ length: LEADS }, (_, number) => ({
      message: number === IN_DANGER ? URGENT : `Request ${number}: evenings are best.`,
      safeToCall: 'yes',
      phone: `(214) 555-01${String(number).padStart(2, '0')}`,
    })),
  );
});
test.afterAll(async () => {
  await server?.stop();
  await mail?.stop();
  disk.drop();
});

/** Taps and counts them. */
function thumb() {
  let taps = 0;
  return {
    taps: () => taps,
    async tap(target: Locator): Promise<void> {
      await target.click();
      taps += 1;
    },
  };
}

/** What came of the requests in the list, in turn. The next lead is shown when one is saved. */
const OUTCOMES = [/^Reached them/, /^Scheduled/, /^No fit/] as const;

/** Somebody who did not pick up gets a letter. */
async function writeAfterTry(page: Page, tap: (target: Locator) => Promise<void>): Promise<void> {
  await tap(page.getByRole('button', { name: 'What happened?' }));
  await tap(page.getByRole('dialog').getByRole('button', { name: 'Write to them' }));
  const sheet = page.getByRole('dialog', { name: 'Reply' });
  await expect(sheet.getByLabel('Text')).toHaveValue(/tried to reach you/);
  await tap(sheet.getByRole('button', { name: 'Send by email' }));
  await expect(sheet).toHaveCount(0);
  await tap(page.locator('[data-toast]').getByRole('button', { name: 'Next lead' }));
}

test('sixty requests: the dangerous one first, then each with two or three taps @phone', async ({
  page,
}) => {
  test.setTimeout(scaled(240_000));
  const { tap, taps } = thumb();
  const { cookie } = await signedIn({ origin: server?.origin ?? '', data: disk.folder }, 'staff');
  await page.context().addCookies([
    {
      name: SESSION_COOKIE,
      value: cookie.slice(SESSION_COOKIE.length + 1),
      url: (server?.origin ?? '').replace('http:', 'https:'),
      secure: true,
    },
  ]);
  await page.goto(`${server?.origin}/admin`);
  // On the first screen, before anything is touched.
  const first = page.getByRole('region', { name: 'Read first' });
  await expect(first).toBeInViewport();
  await expect(first.locator('[data-first-lead]')).toHaveCount(1);
  await tap(first.getByRole('link').first());
  const open = page.locator('[data-open-lead]');
  await expect(open.locator('mark')).toHaveText('not want to be alive');
  const danger = open.getByRole('region', { name: 'If they may be in danger now' });
  await expect(danger.getByRole('link', { name: '(214) 555-0124' })).toBeInViewport();
  await tap(danger.getByRole('button', { name: /^Told/ }));
  await expect(open).toContainText('told the clinical director');
  expect(taps()).toBe(2);

  await tap(page.getByRole('button', { name: 'What happened?' }));
  await tap(page.getByRole('dialog').getByRole('button', { name: OUTCOMES[0] }));
  await page.goto(`${server?.origin}/admin`);
  await tap(rows(page).first().getByRole('link').first());
  const answered: (string | null)[] = [];
  for (let number = 1; number < LEADS; number += 1) {
    const message = await open.getByText(/^Request \d+:/).textContent();
    expect(answered).not.toContain(message);
    answered.push(message);
    if (number % 5 === 0) await writeAfterTry(page, tap);
    else {
      await tap(page.getByRole('button', { name: 'What happened?' }));
      const outcome = OUTCOMES[number % OUTCOMES.length] ?? OUTCOMES[0];
      await tap(page.getByRole('dialog').getByRole('button', { name: outcome }).first());
    }
    if (number < LEADS - 1) await expect(open).not.toContainText(message ?? '');
  }
  test.info().annotations.push({ type: 'taps', description: String(taps()) });
  // Two for each, four for each fifth, two to find the dangerous one.
  expect(taps() / LEADS).toBeLessThan(2.5);
  await page.goto(`${server?.origin}/admin`);
  await expect(page.locator('main[data-signed-in]')).toBeVisible();
  await expect(rows(page)).toHaveCount(0);
  expect(new Set(answered).size).toBe(LEADS - 1);
});
