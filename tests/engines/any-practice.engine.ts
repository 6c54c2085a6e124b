/** What every practice's site can do in every engine: consent, and the form for the free call. */
import { THANK_YOU_PATHS } from '#lib/fixed-paths.ts';
import { expect } from '@playwright/test';
import { site } from '#site';
import { scaled } from '../run/limits.ts';
import { distinct } from '../site/dist.ts';
import { choosesNoTime, CONTACT, fillContact, sendEmpty } from './contact.ts';
import { test } from './test.ts';
import { BAR, button, focusedText } from './visitor.ts';

test('errors in the console are noticed', async ({ visitor, complaints }) => {
  await visitor.goto('/');
  await visitor.evaluate(() => console.error('Seen by the test.'));
  await expect.poll(() => complaints.splice(0).join()).toContain('Seen by the test.');
});

test('no page leaves an error in the console', async ({ visitor }) => {
  test.setTimeout(scaled(180_000));
  // The staff area asks who is there; the answer that nobody is signed in counts as an error.
  const routes = distinct.map(({ route }) => route).filter((route) => !/404$|^\/admin/.test(route));
  expect(routes.length).toBeGreaterThan(20);
  for (const route of routes) await visitor.goto(route);
});

test('the cookie question is answered once, by each of its buttons', async ({ visitor }) => {
  const stored = (): string | null => localStorage.getItem('cookie-consent');
  await visitor.goto('/');
  await visitor.click(button('Customize', BAR));
  await visitor.shows('dialog[open] [role=switch]');
  await visitor.press('Escape');
  await visitor.hides('dialog[open]');
  await visitor.until(focusedText, 'Customize');
  expect(await visitor.evaluate(stored)).toBe(null);
  for (const answer of ['Necessary Only', 'Accept All']) {
    await visitor.click(button(answer, BAR));
    await visitor.hides(BAR);
    expect(await visitor.evaluate(stored)).toBe('true');
    await visitor.reload();
    await visitor.hides(BAR);
    await visitor.evaluate(() => localStorage.clear());
    await visitor.reload();
  }
  await visitor.click(button('Customize', BAR));
  await visitor.click(button('Save Preferences'));
  await visitor.hides(BAR);
  expect(await visitor.evaluate(stored)).toBe('true');
});

test('the booking form, without a time', async ({ visitor }) => {
  await visitor.goto(site.consultation.path);
  await sendEmpty(visitor, CONTACT);
  await choosesNoTime(visitor);
  await fillContact(visitor);
  await visitor.click(`${CONTACT} [type=submit]`);
  await visitor.shows('[data-said]');
});

test('a draft survives a reload', async ({ visitor }) => {
  await visitor.goto(site.consultation.path);
  await visitor.fill(`${CONTACT} [name=message]`, 'Long words at night');
  await visitor.until(() => JSON.stringify(history.state)?.includes('at night'), true);
  await visitor.reload();
  await visitor.has(`${CONTACT} [name=message]`, 'Long words at night');
});

test('Back restores a page with what was typed, and its form answers', async ({ visitor }) => {
  await visitor.goto(site.consultation.path);
  await visitor.fill(`${CONTACT} [name=firstName]`, 'Draft');
  await visitor.goto('/team');
  await visitor.back();
  await visitor.isAt(site.consultation.path);
  await visitor.has(`${CONTACT} [name=firstName]`, 'Draft');
  // Firefox may have lost a script; the page is then loaded again, maybe after the click.
  await expect(() => sendEmpty(visitor, CONTACT)).toPass({ timeout: scaled(30_000) });
  await visitor.has(`${CONTACT} [name=firstName]`, 'Draft');
});

test.describe('without JavaScript', () => {
  test.use({ scripts: false });

  test('the whole home page is shown, and a form is sent', async ({ visitor }) => {
    await visitor.goto('/');
    await visitor.shows('footer a');
    await visitor.goto(site.consultation.path);
    await choosesNoTime(visitor);
    await fillContact(visitor);
    await visitor.click(`${CONTACT} [type=submit]`);
    await visitor.isAt(THANK_YOU_PATHS.first);
  });
});
