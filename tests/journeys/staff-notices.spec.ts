/** Notices in the browser: turned on and off on this device, shown by the real service worker; and what rings. */
import { expect, type Page, test } from '@playwright/test';
import { NOTICE_SCOPE } from '#lib/http/staff-app.ts';
import { withPushService } from './push-service.ts';
import { signIn } from './staff-inbox.ts';

const onSwitch = (page: Page) => page.getByRole('switch', { name: 'Notices on this device' });

test('turn on by one tap, ring through the service worker, and turn off', async ({
  page,
  context,
}) => {
  const origin = new URL(test.info().project.use.baseURL ?? '').origin;
  await signIn(page);
  await withPushService(page);
  const cdp = await context.newCDPSession(page);
  const registrationId = new Promise<string>((done) => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const ours = registrations.find(({ scopeURL }) => scopeURL.endsWith(NOTICE_SCOPE));
      if (ours) done(ours.registrationId);
    });
  });
  await cdp.send('ServiceWorker.enable');
  await page.goto('/admin/notices');
  await expect(onSwitch(page)).toHaveAttribute('aria-checked', 'false');
  const starting = context.waitForEvent('serviceworker');
  await onSwitch(page).click();
  await expect(onSwitch(page)).toHaveAttribute('aria-checked', 'true');
  const worker = await starting;
  await worker.evaluate(() => {
    const { registration } = self as unknown as { registration: ServiceWorkerRegistration };
    const shown: object[] = [];
    Object.assign(self, { shown });
    registration.showNotification = async (title, { body, tag, data, ...look } = {}) => {
      shown.push({ title, text: body, tag, path: data, renotify: Reflect.get(look, 'renotify') });
    };
  });
  const message = { title: 'New request', text: 'Answer by 3 PM', path: '/admin#all/x', tag: 'x' };
  await cdp.send('ServiceWorker.deliverPushMessage', {
    origin,
    registrationId: await registrationId,
    data: JSON.stringify(message).padEnd(512),
  });
  const shown = () => worker.evaluate(() => Reflect.get(self, 'shown') as object[]);
  // It rings although one about the same request is still shown.
  await expect.poll(shown).toEqual([{ ...message, renotify: true }]);
  // What cannot be read is shown as well: browsers ask for it.
  await cdp.send('ServiceWorker.deliverPushMessage', {
    origin,
    registrationId: await registrationId,
    data: 'nonsense',
  });
  await expect.poll(async () => (await shown()).length).toBe(2);
  // No page of visitors is in the scope of the worker.
  const scopes = await page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname),
  );
  expect(scopes).toEqual([NOTICE_SCOPE]);
  await page.reload();
  await expect(onSwitch(page)).toHaveAttribute('aria-checked', 'true');
  await onSwitch(page).click();
  await expect(onSwitch(page)).toHaveAttribute('aria-checked', 'false');
});

test('keep what was chosen', async ({ page }) => {
  await signIn(page);
  await page.goto('/admin/notices');
  const near = page.getByLabel('How long before the reply is due');
  /** Chooses, and waits until it is saved. */
  const save = async (choose: () => Promise<unknown>): Promise<void> => {
    const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT');
    await choose();
    await saved;
  };
  await save(() => near.selectOption('4 hours before'));
  await save(() => page.getByRole('switch', { name: 'Read first' }).press('Space'));
  await save(() => page.getByLabel('How long before a call').selectOption('Never'));
  await page.reload();
  await expect(near).toHaveValue('4');
  await expect(page.getByLabel('How long before a call')).toHaveValue('0');
  await expect(page.getByRole('switch', { name: 'Read first' })).toHaveAttribute(
    'aria-checked',
    'false',
  );
});
