/** The select of the contact form: a Radix listbox with a mouse (R239, R309, R310, D38); with touch: booking.spec.ts. */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { CONTACT_MESSAGES } from '#features/booking/contact.schema.ts';
import { serviceLabels } from '#features/booking/service-choices.ts';
import { site } from '#site';
import { isOn } from '../site/parts.ts';
import { violations as broken } from './axe-page.ts';
import { catchRequests, message, sentNote } from './contact-form.ts';
import { contactForm, fillContact } from './form.ts';
import { hold } from './hold.ts';
import { settled } from './settled.ts';
import { shiftsOf, watch } from './watch.ts';

const PAGE = '/vibe-check';
const LABEL = 'What brings you here?';

const trigger = (page: Page): Locator => page.locator('button[role=combobox]');
const list = (page: Page): Locator => page.getByRole('listbox');
const option = (page: Page, name: string): Locator => page.getByRole('option', { name });

test.describe('with a mouse @desktop', () => {
  test('D38 the listbox replaces the select with its value, but not while the select is in use, whatever arrives meanwhile', async ({
    page,
    baseURL,
  }) => {
    const { complaints } = await watch(page, baseURL ?? '');
    const release = await hold(page, '**/_astro/late.*.css');
    await page.goto(PAGE);
    const { service, firstName, lastName } = contactForm(page);
    const styles = page.waitForRequest('**/_astro/late.*.css');
    const script = page.waitForResponse('**/_astro/Listbox.*');
    await firstName.focus();
    await styles;
    await (await script).finished();
    await settled(page);
    await service.focus();
    await page.keyboard.type('Indiv');
    release();
    await expect(page.locator('main astro-island:has(form)')).not.toHaveAttribute('ssr');
    await page.waitForLoadState('networkidle');
    await settled(page);
    await expect(trigger(page)).toHaveCount(0);
    await expect(service).toBeFocused();
    const place = await service.boundingBox();
    const shifts = await shiftsOf(page);
    await lastName.focus();
    await expect(trigger(page)).toHaveText(site.services['individual-therapy']?.en ?? '');
    expect(await trigger(page).boundingBox()).toEqual(place);
    expect(await shiftsOf(page)).toEqual(shifts);
    await expect(trigger(page)).toHaveAccessibleName(LABEL);
    await expect(trigger(page)).toHaveAttribute('aria-required', 'true');

    await trigger(page).click();
    await expect(list(page)).toBeVisible();
    await expect(page.getByRole('option')).toHaveText(
      Object.values(serviceLabels(site.services, 'en', isOn)),
    );
    await expect(page.getByRole('option', { selected: true })).toHaveText('Individual therapy');
    await option(page, 'Digital detox').click();
    await expect(list(page)).toHaveCount(0);
    await expect(service).toHaveValue('digital-detox');
    await expect(trigger(page)).toBeFocused();
    expect(complaints).toEqual([]);
  });

  test('R309 R310 keyboard, typeahead of a second, error message and reset work like in a native field; a long list scrolls one option every 50 ms', async ({
    page,
  }) => {
    const requests = await catchRequests(page);
    await page.goto(PAGE);
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

    await test.step('R309 scroll buttons', async () => {
      await page.setViewportSize({ width: 1000, height: 240 });
      await expect(trigger(page)).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(option(page, 'Individual therapy')).toBeFocused();
      await expect(option(page, 'Something else')).not.toBeInViewport();
      await page.locator('[data-radix-select-viewport]').evaluate((element) => {
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
      expect(await page.evaluate(() => Reflect.get(window, 'wait') as unknown)).toBe(50);
      const steps = await page.evaluate(() => Reflect.get(window, 'times') as number[]);
      expect(steps.length).toBeGreaterThan(1);
      await expect(down).toHaveCount(0);
      await page.keyboard.press('Escape');
      await expect(list(page)).toHaveCount(0);
      await expect(trigger(page)).toBeFocused();
    });
    await test.step('R310 typeahead', async () => {
      await page.clock.install();
      await page.clock.pauseAt(Date.now() + 60_000);
      // Without a reset it would be "di"; after the reset it is "i".
      await page.keyboard.press('d');
      await expect(trigger(page)).toHaveText('Digital detox');
      await page.clock.runFor(999);
      await page.keyboard.press('i');
      await expect(trigger(page)).toHaveText('Digital detox');
      await page.clock.runFor(1000);
      await page.keyboard.press('i');
      await expect(trigger(page)).toHaveText('Individual therapy');
      await page.clock.resume();
    });
    await send.click();
    await expect(sentNote(page)).toBeVisible();
    expect(requests[0]?.postDataJSON()).toMatchObject({ serviceInterest: 'individual-therapy' });
    await expect(trigger(page)).toHaveText('Choose a service');
  });
});
