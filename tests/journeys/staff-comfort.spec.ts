/** Staff pages with less motion, at 200 % zoom, and in forced colors. */
import { expect, type Page, test } from '@playwright/test';
import { settled } from './settled.ts';
import { sendLeads, signIn } from './staff-inbox.ts';

const PLACES = ['/admin', '/admin/overview', '/admin/slots', '/admin/staff', '/admin/account'];

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('main')).toBeVisible();
  await settled(page);
}

/** Opens each page of the staff area, and a lead; runs `look` on it. */
async function onEveryPage(page: Page, look: (where: string) => Promise<void>): Promise<void> {
  await open(page, '/admin/login');
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await look('/admin/login');
  await signIn(page, 'admin');
  await sendLeads({ safeToCall: 'yes', safeToText: 'no', safeToVoicemail: 'no' });
  for (const path of PLACES) {
    await open(page, path);
    await expect(page.locator('main[data-signed-in]')).toBeVisible();
    await look(path);
  }
  await open(page, '/admin');
  const lead = page.locator('[data-lead]').first();
  await expect(lead).toBeVisible();
  const id = await lead.getAttribute('data-lead');
  await open(page, `/admin#unanswered/${id}`);
  await page.reload();
  await expect(page.locator('[data-open-lead]')).toBeVisible();
  await look('a lead');
  await page.getByRole('button', { name: 'What happened?' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await look('a sheet');
}

/** Elements that move, or would. */
const moving = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isLong = (times: string): boolean =>
      times.split(',').some((time) => Number.parseFloat(time) > 0);
    const all = [...document.querySelectorAll('*')];
    return all
      .filter((element) => {
        const { transitionDuration, animationName, scrollBehavior } = getComputedStyle(element);
        return (
          isLong(transitionDuration) || animationName !== 'none' || scrollBehavior === 'smooth'
        );
      })
      .map((element) => `${element.tagName} ${element.className}`)
      .concat(document.getAnimations().map((animation) => animation.playState));
  });

/** Elements that do not fit, if the page scrolls sideways. */
const wide = (page: Page): Promise<unknown[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const wider = [...document.querySelectorAll('body *')].filter((element) => {
      const { right } = element.getBoundingClientRect();
      return right > clientWidth + 1 && element.checkVisibility() && !element.closest('.vh');
    });
    return scrollWidth > clientWidth ? [scrollWidth, ...wider.map((one) => one.className)] : [];
  });

test('nothing moves for people who asked for less motion, and no page scrolls sideways', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await onEveryPage(page, async (where) => {
    expect([where, await moving(page)]).toEqual([where, []]);
    // A phone at 120 %, and a desk of 1280 at 200 %.
    for (const [width, height] of [
      [320, 640],
      [640, 400],
    ] as const) {
      await page.setViewportSize({ width, height });
      expect([where, width, await wide(page)]).toEqual([where, width, []]);
    }
  });
  // What somebody adds later stops as well, and would be noticed.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('main { transition: opacity 3s }');
    document.adoptedStyleSheets = [sheet];
  });
  expect(await moving(page)).toEqual([]);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect(await moving(page)).not.toEqual([]);
});

/** Whether an element has a visible line around it. */
const hasLine = (element: Element): boolean => {
  const { borderTopStyle, borderTopWidth, outlineStyle } = getComputedStyle(element);
  return (borderTopStyle !== 'none' && borderTopWidth !== '0px') || outlineStyle !== 'none';
};

test('in forced colors, buttons have borders, and focus and the current place can be seen @both', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const isDesk = (page.viewportSize()?.width ?? 0) >= 1024;
  await onEveryPage(page, async (where) => {
    const round = page.locator('main button.rounded-full, main button.rounded-thread');
    for (const button of await round.all())
      if (await button.isVisible())
        expect([where, await button.textContent(), await button.evaluate(hasLine)]).toEqual([
          where,
          expect.anything(),
          true,
        ]);
    await page.keyboard.press('Tab');
    const focused = page.locator(':focus');
    if ((await focused.count()) > 0) expect(await focused.evaluate(hasLine)).toBe(true);
    if (PLACES.includes(where) && where !== '/admin/account') {
      const nav = page.getByRole('navigation', {
        name: isDesk ? 'Places' : 'Places, at the bottom',
        exact: true,
      });
      const current = nav.locator('[aria-current="page"]');
      expect(await current.evaluate((one) => getComputedStyle(one).outlineStyle)).toBe('solid');
    }
  });
});
