/** What every practice's site can do, found by role and by its own configuration, not by sample words. */
import { expect, test } from '@playwright/test';
import { CONTACT_PATH } from '#features/booking/contact.schema.ts';
import { serviceLabels } from '#features/booking/service-choices.ts';
import { ENGLISH_CONTACT } from '#features/booking/words.en.ts';
import { site } from '#site';
import { isOn } from '../site/parts.ts';
import { cutOff } from './cut-off.ts';
import { violations } from './axe-page.ts';
import { open } from './open.ts';

const { path: freeCall } = site.consultation;

test('home names the practice whole in its header at every width, and leads to the free call, whose request arrives with a service of this practice', async ({
  page,
}) => {
  await open(page, '/');
  const header = page.getByRole('banner');
  for (const width of [320, 390, 640, 1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const name = header.getByText(site.name).first();
    const [row, box] = [await header.boundingBox(), await name.boundingBox()];
    if (!row || !box) throw new Error('The header shows no name');
    expect.soft(box.y, `top at ${width}`).toBeGreaterThanOrEqual(row.y);
    expect.soft(box.y + box.height, `end at ${width}`).toBeLessThanOrEqual(row.y + row.height);
    expect.soft(await cutOff(page), `cut off at ${width}`).toEqual([]);
    // What stands beside it begins after it.
    const beside = await header
      .locator('a:visible, button:visible')
      .evaluateAll((all) => all.slice(1).map((one) => one.getBoundingClientRect().left));
    expect
      .soft(Math.min(...beside), `beside at ${width}`)
      .toBeGreaterThanOrEqual(box.x + box.width);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await violations(page)).toEqual([]);
  // In the header, or below the heading where a long name takes its room.
  await page.locator(`a[href="${freeCall}"]:visible`).first().click();
  await expect(page).toHaveURL(new RegExp(`${freeCall}$`));
  await expect(page.getByRole('heading', { level: 1 })).toContainText(site.consultation.name);

  const form = page.locator(`form[action="${CONTACT_PATH}"]`);
  const names = Object.keys(serviceLabels(site.services, 'en', isOn));
  const service = form.locator('select[name=serviceInterest]');
  const offered = await service
    .locator('option:not([disabled])')
    .evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value));
  expect(offered).toEqual(names);
  const noTime = form.locator('[name=slot][value=other]');
  if ((await noTime.count()) > 0) await noTime.check();
  await form.getByLabel(ENGLISH_CONTACT.labels.firstName).fill('Ada');
  await form.getByLabel(ENGLISH_CONTACT.labels.lastName).fill('Byron');
  await form.locator('[name=email]').fill('ada@example.org');
  await service.selectOption(names[0] ?? '');
  await form.getByLabel(ENGLISH_CONTACT.labels.state).fill(site.state);
  await form.getByRole('radio', { name: ENGLISH_CONTACT.ways.email }).check();
  await form.locator('[name=dataStorageConsent]').check();
  const answer = page.waitForResponse((response) => response.url().endsWith(CONTACT_PATH));
  await form.locator('button[type=submit]').click();
  expect((await answer).status()).toBeLessThan(300);
});

test('the page for emergencies has the help lines first and a way to leave; a person of the team has a profile', async ({
  page,
}) => {
  await page.goto(site.crisisPage.path);
  const { emergency: first } = site.crisisLines;
  await expect(page.getByRole('main').locator(`a[href="${first.href}"]`).first()).toBeVisible();
  await expect(page.getByText('Leave quickly').first()).toBeVisible();
  await page.goto('/team');
  await page.getByRole('main').locator('a[href^="/therapists/"]').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
