/** The home page by keyboard only. */
import { expect, type Page, test } from '@playwright/test';
import { contactForm } from './form.ts';

test('the first Tab focuses the skip link', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  const skip = page.locator('a[href="#main"]');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('main :focus')).toHaveCount(1);
});

for (const name of ['Therapy', 'Our Team']) {
  test(`${name} opens with Enter and closes with Escape`, { tag: '@desktop' }, async ({ page }) => {
    await page.goto('/');
    const button = page.getByRole('banner').getByRole('button', { name });
    const panel = page.locator('[popover]:popover-open');
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(panel).toBeVisible();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Tab');
    await expect(panel.locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
    await expect(button).toBeFocused();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  });
}

test(
  'the mobile menu opens with Enter and closes with Escape',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/');
    const button = page.getByRole('button', { name: 'Menu', exact: true });
    await button.focus();
    await page.keyboard.press('Enter');
    const sheet = page.getByRole('dialog', { name: 'Menu' });
    await expect(sheet).toBeVisible();
    await expect(sheet.locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(button).toBeFocused();
  },
);

interface Stop {
  what: string;
  /** Whether any part is visible: in the viewport and not behind the header. */
  seen: boolean;
  /** Whether there is a visible focus indicator: outline or shadow. */
  marked: boolean;
}

/** The focused element; undefined when focus left the page. */
function stop(page: Page): Promise<Stop | undefined> {
  return page.evaluate(async () => {
    // The browser scrolls to what has focus in the next frame.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    const element = document.activeElement;
    if (!element || element === document.body) return undefined;
    const shown = element.closest('label') ?? element;
    const { left, right, top, bottom } = shown.getBoundingClientRect();
    const visible = [Math.max(top, 0), Math.min(bottom, innerHeight)] as const;
    // Its lowest part is not covered by the header, or it is part of the header.
    const over = document.elementFromPoint((left + right) / 2, visible[1] - 2);
    const covered = over?.closest('header') && !shown.closest('header');
    const marks = [element, shown, element.parentElement].map((one) =>
      one ? getComputedStyle(one) : undefined,
    );
    return {
      what: `${element.tagName} ${element.getAttribute('name') ?? element.textContent?.trim().slice(0, 30)}`,
      seen: visible[1] - visible[0] > 2 && !covered,
      marked: marks.some(
        (style) => style && (style.outlineStyle !== 'none' || style.boxShadow !== 'none'),
      ),
    };
  });
}

test('Tab reaches the whole page, and every focused element is visible', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const stops: Stop[] = [];
  for (let count = 0; count < 250; count += 1) {
    await page.keyboard.press('Tab');
    const here = await stop(page);
    if (!here) break;
    stops.push(here);
  }
  expect(stops.filter(({ seen }) => !seen).map(({ what }) => what)).toEqual([]);
  expect(stops.filter(({ marked }) => !marked).map(({ what }) => what)).toEqual([]);
  const names = stops.map(({ what }) => what).join('\n');
  for (const part of ['Take quiz', 'Start Your Journey', 'INPUT firstName', 'Get Directions']) {
    expect(names).toContain(part);
  }
});

test('the form can be filled and sent by keyboard', async ({ page }) => {
  await page.goto('/');
  const { firstName, lastName, email, service, state, send, consent } = contactForm(page);
  await firstName.focus();
  await page.keyboard.type('Ana');
  await lastName.focus();
  await page.keyboard.type('Null');
  await email.focus();
  await page.keyboard.type('ana@example.com');
  await service.focus();
  await page.keyboard.type('Indiv');
  await state.focus();
  await page.keyboard.type('Texas');
  const ways = page.getByRole('radio', { name: 'Call' });
  await ways.focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Text' })).toBeChecked();
  await consent.focus();
  await page.keyboard.press('Space');
  await expect(consent).toBeChecked();
  await send.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Request submitted', { exact: true })).toBeVisible();
  await expect(firstName).toHaveValue('');
});
