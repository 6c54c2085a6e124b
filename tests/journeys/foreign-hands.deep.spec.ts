/** Every island × what was done to its HTML, with the ways in which it wakes in turn. */
import { test } from '@playwright/test';
import {
  expectFilled,
  expectWhole,
  fillIn,
  HAND_NAMES,
  HANDS,
  islandOf,
  partsOf,
  WAY_NAMES,
  type Way,
  WAYS,
} from './foreign-hands.ts';

interface Asleep {
  name: string;
  path: string;
  /** Selector of what wakes it. */
  control: string;
  ways?: readonly Way[];
  tag?: '@desktop';
}

const ISLANDS: readonly Asleep[] = [
  { name: 'BookingForm', path: '/vibe-check', control: '[name=firstName]' },
  { name: 'ContactForm', path: '/', control: '[name=firstName]' },
  { name: 'ContactForm', path: '/es', control: '[name=email]' },
  { name: 'ResetForm', path: '/reset', control: '[name=firstname]' },
  { name: 'NewsletterForm', path: '/resources-hub', control: '[name=email]' },
  { name: 'NewsletterDialog', path: '/', control: 'button', ways: ['event'] },
  { name: 'ResetDialog', path: '/', control: 'button', ways: ['event'] },
  { name: 'QuizDialog', path: '/', control: 'div', ways: ['event'] },
  { name: 'CookieBanner', path: '/', control: '#cookie-preferences', ways: ['event'] },
  { name: 'Toaster', path: '/', control: 'div', ways: ['event'] },
  { name: 'PressCarousel', path: '/', control: 'button', ways: ['event'] },
  { name: 'TeamCarousel', path: '/', control: 'button', ways: ['event'] },
  { name: 'SiteMenu', path: '/', control: 'button', ways: ['key'], tag: '@desktop' },
];

for (const [at, { name, path, control, ways = WAY_NAMES, tag }] of ISLANDS.entries()) {
  for (const [turn, hand] of HAND_NAMES.entries()) {
    const way = ways[(at + turn) % ways.length] ?? 'event';
    test(`${name} on ${path} is whole after ${hand}, woken by ${way} ${tag ?? ''}`, async ({
      page,
    }) => {
      await page.goto(path);
      const island = islandOf(page, name);
      const filled = await fillIn(island);
      const parts = await partsOf(island);
      await island.evaluate(HANDS[hand]);
      await WAYS[way](island.locator(control).first());
      await expectWhole(island, parts);
      await expectFilled(island, filled);
    });
  }
}
