/** Every island after all that is done to its HTML, with the ways in which it wakes in turn. */
import { test } from '@playwright/test';
import {
  expectFilled,
  expectWhole,
  fillIn,
  HAND_NAMES,
  HANDS,
  islandOf,
  partsOf,
  type Way,
  WAYS,
} from './foreign-hands.ts';

/** Of each page: name, selector of what wakes it, and how. */
const ISLANDS: Readonly<Record<string, readonly (readonly [string, string, Way])[]>> = {
  '/vibe-check': [['BookingForm', '[name=firstName]', 'press']],
  '/es': [['ContactForm', '[name=email]', 'event']],
  '/reset': [['ResetForm', '[name=firstname]', 'press']],
  '/resources-hub': [['NewsletterForm', '[name=email]', 'key']],
  '/': [
    ['ContactForm', '[name=firstName]', 'key'],
    ['NewsletterDialog', 'button', 'event'],
    ['ResetDialog', 'button', 'event'],
    ['QuizDialog', 'div', 'event'],
    ['CookieBanner', '#cookie-preferences', 'event'],
    ['Toaster', 'div', 'event'],
    ['PressCarousel', 'button', 'event'],
    ['TeamCarousel', 'button', 'event'],
  ],
  '/ @desktop': [['SiteMenu', 'button', 'key']],
};

for (const [place, islands] of Object.entries(ISLANDS))
  test(`islands are whole after ${HAND_NAMES.join(', ')}: ${place}`, async ({ page }) => {
    for (const [name, control, way] of islands)
      await test.step(`${name}, woken by ${way}`, async () => {
        await page.goto(place.replace(' @desktop', ''));
        const island = islandOf(page, name);
        const filled = await fillIn(island);
        const parts = await partsOf(island);
        for (const hand of HAND_NAMES) await island.evaluate(HANDS[hand]);
        await WAYS[way](island.locator(control).first());
        await expectWhole(island, parts);
        await expectFilled(island, filled);
      });
  });
