/**
 * The staff area on a phone, sign-in, inbox, a lead, its letter and a sheet, and in the deep tier every other page: the accessibility rules in light and
 * dark, nothing that moves for people who asked for less motion, nothing wider than the smallest phones, and forced
 * colors.
 */
import { expect, type Page, test } from '@playwright/test';
import { placesOf } from '#staff/contract/practice.ts';
import { scaled } from '../run/limits.ts';
import { violationsInBoth } from './axe-page.ts';
import { settled } from './settled.ts';
import { openFirst, sendLeads, signIn } from './staff-inbox.ts';

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('main')).toBeVisible();
  await settled(page);
}

/** Opens the sign-in, the inbox and what is in it, and the other pages if they are wanted; runs `look` on each. */
async function onPages(
  page: Page,
  isEvery: boolean,
  look: (where: string) => Promise<void>,
): Promise<void> {
  await open(page, '/admin/login');
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await look('/admin/login');
  await signIn(page, 'admin');
  await sendLeads(
    { safeToCall: 'yes', safeToText: 'no', safeToVoicemail: 'no' },
    { message: 'I do not want to be alive anymore.' },
  );
  if (isEvery) {
    for (const { path } of placesOf('admin')) {
      await open(page, path);
      await expect(page.locator('main[data-signed-in]')).toBeVisible();
      await look(path);
    }
    await open(page, '/admin#due');
    await look('due today');
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('button', { name: 'Account, sign out…' }).click();
    await page.getByRole('link', { name: 'Your account' }).click();
    await expect(page).toHaveURL('/admin/account');
    await expect(page.locator('[data-sign-in-ways]')).toBeVisible();
    await look('/admin/account');
  }
  await open(page, '/admin');
  await expect(page.locator('main[data-signed-in]')).toBeVisible();
  if (!isEvery) await look('/admin');
  await openFirst(page);
  await look('a lead');
  await page.getByRole('button', { name: 'What happened?' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await look('a sheet');
  await page.keyboard.press('Escape');
  await page
    .getByRole('toolbar', { name: 'This lead' })
    .getByRole('button', { name: 'Reply' })
    .click();
  await expect(page.getByRole('dialog', { name: 'Reply' })).toBeVisible();
  await look('a letter');
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

/** Elements that show nothing where they end, in forced colors: buttons, what has the focus, the place that is current. */
async function borderless(page: Page): Promise<string[]> {
  const found = await page
    .locator('main button.rounded-full, main button.rounded-thread, [aria-current="page"]')
    .filter({ visible: true })
    .evaluateAll((all) =>
      all
        .filter((element) => {
          const { borderTopStyle, borderTopWidth, outlineStyle } = getComputedStyle(element);
          return (borderTopStyle === 'none' || borderTopWidth === '0px') && outlineStyle === 'none';
        })
        .map((element) => element.outerHTML.slice(0, 120)),
    );
  return found;
}

for (const [title, isEvery] of [
  ['the inbox with a lead passes', false],
  ['every page of the staff area @deep passes', true],
] as const)
  test(`${title} the accessibility rules, moves nothing, fits the smallest phones and keeps its borders in forced colors`, async ({
    page,
  }) => {
    test.setTimeout(scaled(240_000));
    const size = page.viewportSize() ?? { width: 390, height: 844 };
    const found: string[] = [];
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await onPages(page, isEvery, async (where) => {
      const say = (what: string, lines: readonly unknown[]): void => {
        found.push(...lines.map((line) => `${where}: ${what}: ${String(line)}`));
      };
      say('moves', await moving(page));
      // A phone at 120 %, and a desk of 1280 at 200 %.
      for (const [width, height] of [
        [320, 640],
        [640, 400],
      ] as const) {
        await page.setViewportSize({ width, height });
        say(`wide at ${width}`, await wide(page));
      }
      // So that no bar covers a part of a button.
      const isSheet = (await page.getByRole('dialog').count()) > 0;
      await page.setViewportSize(isSheet ? size : { ...size, height: 6000 });
      say('rules', await violationsInBoth(page));
      await page.setViewportSize(size);
      await page.emulateMedia({ colorScheme: 'light', forcedColors: 'active' });
      say('no line', await borderless(page));
      await page.keyboard.press('Tab');
      say(
        'no focus',
        await page
          .locator(':focus')
          .evaluateAll((all) =>
            all
              .filter(
                (element) =>
                  getComputedStyle(element).outlineStyle === 'none' &&
                  getComputedStyle(element).borderTopStyle === 'none',
              )
              .map((element) => element.outerHTML.slice(0, 120)),
          ),
      );
      await page.emulateMedia({ forcedColors: 'none' });
    });
    expect(found).toEqual([]);

    // “What happened?” is one line on the smallest phones.
    await page.keyboard.press('Escape');
    const button = page.getByRole('button', { name: 'What happened?' });
    await page.setViewportSize({ width: 320, height: 640 });
    const [height, wanted, given] = await button.evaluate((element) => [
      Math.round(element.getBoundingClientRect().height),
      element.scrollWidth,
      element.clientWidth,
    ]);
    expect([height, (wanted ?? 0) - (given ?? 0)]).toEqual([48, 0]);

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
