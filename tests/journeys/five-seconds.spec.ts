/**
 * The first five seconds on a phone: a page that sells something says in its first view what it costs, where it is, and
 * what to do next, whatever comes below.
 */
import { expect, type Page, test } from '@playwright/test';
import { campaigns, pages } from '../site/dist.ts';
import { open } from './open.ts';

/** Campaigns, and what names who does it: services and programs. */
const SELLING = pages.filter(
  ({ $, route }) => $('main [data-with-whom]').length > 0 || campaigns.includes(route),
);

/** Words, links and buttons that end above the fold, the header left out. */
const inFirstView = (page: Page): Promise<{ words: string; actions: string[] }> =>
  page.evaluate(() => {
    const isIn = (part: Element | Range): boolean => {
      const { bottom, height } = part.getBoundingClientRect();
      return height > 0 && bottom + scrollY <= innerHeight;
    };
    const texts: string[] = [];
    const walker = document.createTreeWalker(document.querySelector('main') as Element, 4);
    while (walker.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      if (isIn(range)) texts.push(walker.currentNode.textContent ?? '');
    }
    const actions = [...document.querySelectorAll('main :is(a[href], button, input)')];
    return {
      words: texts.join(' '),
      actions: actions.filter(isIn).map((part) => part.getAttribute('href') ?? part.tagName),
    };
  });

test('a page that sells something says price, place and next step in its first view @deep', async ({
  page,
}) => {
  expect(SELLING.length).toBeGreaterThan(20);
  for (const { route, $ } of SELLING) {
    await open(page, route);
    const { words, actions } = await inFirstView(page);
    expect.soft(words, `${route}: where`).toMatch(/Dallas|Texas/);
    // In an emergency help comes first.
    const isEmergency = $('main a[href="tel:911"]').length > 0;
    if (!isEmergency) expect.soft(words, `${route}: price`).toMatch(/\$\d/);
    expect.soft(actions.length, `${route}: next step`).toBeGreaterThan(0);
  }
});
