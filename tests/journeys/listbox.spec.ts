/** The select of the contact form: a Radix listbox with a mouse, native with touch (R239, R309, R310, D38). */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { CONTACT_MESSAGES } from '#domain/forms/contact.ts';
import { serviceLabels } from '#domain/forms/service-choices.ts';
import { site } from '#site';
import { violations as broken } from './axe-page.ts';
import { catchRequests, message, sentNote } from './contact-form.ts';
import { contactForm, fillContact } from './form.ts';
import { shiftsOf, watch } from './watch.ts';

const PAGE = '/vibe-check';
const LABEL = 'What brings you here?';

const box = (page: Page): Locator =>
  page.getByRole('button', { name: LABEL }).or(page.getByRole('combobox', { name: LABEL }));
const trigger = (page: Page): Locator => page.locator('button[role=combobox]');
const list = (page: Page): Locator => page.getByRole('listbox');
const option = (page: Page, name: string): Locator => page.getByRole('option', { name });

async function wake(page: Page): Promise<void> {
  await contactForm(page).firstName.focus();
  await expect(trigger(page)).toBeVisible();
}

test('touch keeps the native select, also after hydration', async ({ page }) => {
  const { scripts } = await watch(page, '');
  await page.goto(PAGE);
  await fillContact(page);
  await expect(page.locator('main astro-island:has(form)')).not.toHaveAttribute('ssr');
  await page.waitForLoadState('networkidle');
  await expect(trigger(page)).toHaveCount(0);
  expect(scripts.filter((path) => path.includes('Listbox'))).toEqual([]);
  await expect(box(page)).toHaveValue('couples-therapy');
});

test.describe('with a mouse @desktop', () => {
  test('D38 the listbox replaces the select with its value, but not while the select is in use', async ({
    page,
    baseURL,
  }) => {
    const { complaints } = await watch(page, baseURL ?? '');
    await page.goto(PAGE);
    const { service, firstName } = contactForm(page);
    await service.focus();
    await page.keyboard.type('Indiv');
    await expect(page.locator('main astro-island:has(form)')).not.toHaveAttribute('ssr');
    await page.waitForLoadState('networkidle');
    await expect(trigger(page)).toHaveCount(0);
    await expect(service).toBeFocused();
    const place = await service.boundingBox();
    const shifts = await shiftsOf(page);
    await firstName.focus();
    await expect(trigger(page)).toHaveText(site.services['individual-therapy']?.en ?? '');
    expect(await trigger(page).boundingBox()).toEqual(place);
    expect(await shiftsOf(page)).toEqual(shifts);
    await expect(trigger(page)).toHaveAccessibleName(LABEL);
    await expect(trigger(page)).toHaveAttribute('aria-required', 'true');

    await trigger(page).click();
    await expect(list(page)).toBeVisible();
    await expect(page.getByRole('option')).toHaveText(
      Object.values(serviceLabels(site.services, 'en', site.parts)),
    );
    await expect(page.getByRole('option', { selected: true })).toHaveText('Individual therapy');
    await option(page, 'Digital detox').click();
    await expect(list(page)).toHaveCount(0);
    await expect(service).toHaveValue('digital-detox');
    await expect(trigger(page)).toBeFocused();
    expect(complaints).toEqual([]);
  });

  test('keyboard, error message and reset work like in a native field', async ({ page }) => {
    const requests = await catchRequests(page);
    await page.goto(PAGE);
    await wake(page);
    await fillContact(page);
    await expect(trigger(page)).toHaveText('Couples therapy');
    const { service, send } = contactForm(page);
    await service.evaluate((select: HTMLSelectElement) => {
      select.selectedIndex = 0;
      select.dispatchEvent(new Event('change', { bubbles: true }));
    });
    await send.click();
    await expect(message(page, 'serviceInterest')).toHaveText(CONTACT_MESSAGES.serviceInterest);
    await expect(trigger(page)).toHaveText('Choose a service');
    await expect(trigger(page)).toHaveAccessibleDescription(CONTACT_MESSAGES.serviceInterest);
    await expect(trigger(page)).toHaveAttribute('aria-invalid', 'true');
    await page.locator('[data-error-summary] a').click();
    await expect(trigger(page)).toBeFocused();

    await page.keyboard.press('ArrowDown');
    await expect(option(page, 'Couples therapy')).toBeFocused();
    await page.keyboard.press('End');
    await expect(option(page, 'Something else')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(list(page)).toHaveCount(0);
    await expect(trigger(page)).toHaveText('Choose a service');
    // Radix restores the focus shortly after the list closes.
    await expect(trigger(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(option(page, 'Couples therapy')).toBeFocused();
    // The rest of the page is hidden while it is open, which is only correct if it cannot be focused.
    await page.keyboard.press('Tab');
    await expect(option(page, 'Couples therapy')).toBeFocused();
    expect(await broken(page, '[role=listbox]')).toEqual([]);
    await page.keyboard.press('ArrowDown');
    await expect(option(page, 'Individual therapy')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(trigger(page)).toHaveText('Individual therapy');
    await expect(message(page, 'serviceInterest')).toBeHidden();
    await send.click();
    await expect(sentNote(page)).toBeVisible();
    expect(requests[0]?.postDataJSON()).toMatchObject({ serviceInterest: 'individual-therapy' });
    await expect(trigger(page)).toHaveText('Choose a service');
  });

  test('R310 typeahead input is reset after a second', async ({ page }) => {
    await page.clock.install();
    await page.goto(PAGE);
    await wake(page);
    await page.clock.pauseAt(Date.now() + 60_000);
    await trigger(page).focus();
    // Without a reset it would be "di"; after the reset it is "i".
    await page.keyboard.press('d');
    await expect(trigger(page)).toHaveText('Digital detox');
    await page.clock.runFor(999);
    await page.keyboard.press('i');
    await expect(trigger(page)).toHaveText('Digital detox');
    await page.clock.runFor(1000);
    await page.keyboard.press('i');
    await expect(trigger(page)).toHaveText('Individual therapy');
  });

  test('R309 the scroll buttons of a long list scroll one option every 50 ms', async ({ page }) => {
    await page.setViewportSize({ width: 1000, height: 300 });
    await page.goto(PAGE);
    await wake(page);
    await trigger(page).focus();
    await page.keyboard.press('Enter');
    await expect(option(page, 'Couples therapy')).toBeFocused();
    await expect(option(page, 'Something else')).not.toBeInViewport();
    const items = page.locator('[data-radix-select-viewport]');
    await items.evaluate((element) => {
      const times: number[] = [];
      Object.assign(window, { times });
      element.addEventListener('scroll', () => times.push(element.scrollTop));
      const { setInterval: real } = window;
      Object.assign(window, {
        setInterval: (then: () => void, wait: number) => {
          Object.assign(window, { wait });
          return real(then, wait);
        },
      });
    });
    const down = page.locator('[data-scroll=down]');
    await down.hover();
    await expect(option(page, 'Something else')).toBeInViewport();
    expect(await page.evaluate(() => (window as unknown as { wait: number }).wait)).toBe(50);
    const steps = await page.evaluate(() => (window as unknown as { times: number[] }).times);
    expect(steps.length).toBeGreaterThan(1);
    await expect(down).toHaveCount(0);
  });
});
