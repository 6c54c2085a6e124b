/** The site on a static host that forwards nothing, and the server for its forms at another origin. */
import { THANK_YOU_PATHS } from '#lib/fixed-paths.ts';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { expect, test } from '@playwright/test';
import { startApi, type Bench } from '../bench/servers.ts';
import { freePort } from '../browser/free-port.ts';
import { copySite, type Copy } from '../editor/copy.ts';
import { startPlain, type Host } from '../redirects/hosts.ts';
import { scaled } from '../run/limits.ts';
import { hydrated } from './contact-form.ts';
import { contactForm, fillContact } from './form.ts';

test.describe.configure({ mode: 'serial' });

const data = mkdtempSync(join(tmpdir(), 'other-origin-'));
let [copy, host, server]: [Copy?, Host?, Bench?] = [];
/** Another host name, so that cookies and same-site checks see another site. */
let forms = '';

test.beforeAll(async () => {
  test.setTimeout(scaled(300_000));
  const port = await freePort();
  forms = `http://localhost:${port}`;
  copy = await copySite(['precompress', 'og-images', 'guide-pdfs']);
  const { code, output } = await copy.build({ FORMS_ORIGIN: forms });
  expect(code, output).toBe(0);
  const dist = join(copy.folder, 'dist');
  host = await startPlain({ dist });
  const env = { PORT: String(port), HOST: 'localhost', ALLOWED_ORIGINS: host.origin };
  server = await startApi(data, env, 'leads', dist);
});
test.afterAll(async () => {
  await host?.stop();
  await server?.stop();
  await copy?.remove();
  rmSync(data, { recursive: true, force: true });
});

/** Email addresses of the stored leads. */
function storedEmails(): string[] {
  const store = new DatabaseSync(join(data, 'leads.db'), { readOnly: true });
  const rows = store.prepare("select fields ->> 'email' as email from leads").all();
  store.close();
  return rows.map(({ email }) => String(email));
}

test('the contact form offers times, and arrives @desktop', async ({ page }) => {
  const times = page.waitForResponse((response) =>
    response.url().startsWith(`${forms}/api/open-times`),
  );
  await page.goto(`${host?.origin}/vibe-check`);
  await fillContact(page, 'script@example.com');
  await hydrated(page);
  expect((await times).status()).toBe(200);
  const sent = page.waitForResponse((response) => response.request().method() === 'POST');
  await contactForm(page).send.click();
  const answer = await sent;
  expect(new URL(answer.url()).origin).toBe(forms);
  expect(answer.status()).toBe(200);
  expect(storedEmails()).toContain('script@example.com');
});

test.describe('without JavaScript @desktop', () => {
  test.use({ javaScriptEnabled: false });

  test('the form arrives, and thanks', async ({ page }) => {
    await page.goto(`${host?.origin}/`);
    await fillContact(page, 'plain@example.com');
    await contactForm(page).send.click();
    await expect(page).toHaveURL(`${forms}${THANK_YOU_PATHS.first}#by-email`);
    expect(storedEmails()).toContain('plain@example.com');
  });

  test('an invalid form is shown again with all input', async ({ page }) => {
    await page.goto(`${host?.origin}/`);
    await fillContact(page, 'nobody@nowhere');
    const answered = page.waitForResponse((response) => response.request().method() === 'POST');
    await contactForm(page).send.click();
    expect((await answered).status()).toBe(422);
    await expect(contactForm(page).email).toHaveValue('nobody@nowhere');
    await contactForm(page).email.fill('somebody@example.com');
    await contactForm(page).send.click();
    await expect(page).toHaveURL(`${forms}${THANK_YOU_PATHS.first}#by-email`);
  });
});
