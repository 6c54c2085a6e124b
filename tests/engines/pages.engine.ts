/** The main journeys of a visitor in every engine: menus, carousels, quiz, guide, podcast, search, leaving. */
import { expect } from '@playwright/test';
import { site } from '#site';
import { test } from './test.ts';
import { BAR, button, focusedText, link, type Visitor } from './visitor.ts';

const isPhone = (visitor: Visitor): Promise<boolean> => visitor.evaluate(() => innerWidth < 600);

test('the menus open, close by Escape with the focus back, and lead to pages', async ({
  visitor,
}) => {
  await visitor.goto('/');
  if (await isPhone(visitor)) {
    await visitor.click({ css: 'header button', text: 'Menu' });
    await visitor.shows('#menu-sheet');
    await visitor.press('Escape');
    await visitor.hides('#menu-sheet');
    await visitor.until(focusedText, 'Menu');
    await visitor.click({ css: 'header button', text: 'Menu' });
    await visitor.click(link('Our Team', '#menu-sheet'));
  } else {
    await visitor.click(button('Therapy', 'header'));
    await visitor.shows('#therapy-menu, [popover]:popover-open');
    await visitor.press('Escape');
    await visitor.hides('[popover]:popover-open');
    await visitor.until(focusedText, 'Therapy');
    await visitor.click(button('Therapy', 'header'));
    await visitor.shows('[popover]:popover-open');
    // Beside the menu, however wide the letters of this machine make it.
    await visitor.clickAt(100, 600);
    await visitor.hides('[popover]:popover-open');
    await visitor.click(button('Our Team', 'header'));
    await visitor.click(link('Team Overview', '[popover]:popover-open'));
  }
  await visitor.isAt('/team');
});

for (const row of ['Press logos', 'Therapists'])
  test(`the row of ${row} moves by its dots`, async ({ visitor }) => {
    await visitor.goto('/');
    await visitor.click(button('Necessary Only', BAR));
    const dots = `[role=group][aria-label="${row}"] [aria-label="Choose one"] button`;
    const current = (css: string): number =>
      [...document.querySelectorAll(css)].findIndex((dot) => dot.ariaCurrent === 'true');
    await visitor.click(`:nth-child(3 of ${dots})`);
    await visitor.until(current, 2, dots);
    const isInView = (name: string): boolean => {
      const list = document.querySelector(`[role=group][aria-label="${name}"] ul`);
      const item = list?.children[2]?.getBoundingClientRect();
      const box = list?.getBoundingClientRect();
      return !!item && !!box && item.left > box.left - 2 && item.right < box.right + 2;
    };
    await visitor.until(isInView, true, row);
  });

test('the quiz leads to its result, which survives a reload', async ({ visitor }) => {
  await visitor.goto('/quiz');
  await visitor.click(button('Take the Relationship Reality Check'));
  for (let number = 1; number <= 8; number += 1) {
    await visitor.reads('main', `Question ${number} of 8`);
    await visitor.enter(button('Neutral'));
  }
  await visitor.click(button('Show my result without email'));
  await visitor.reads('main', '24 out of 40');
  await visitor.reload();
  await visitor.reads('main', '24 out of 40');
});

test('a guide is filled in', async ({ visitor }) => {
  await visitor.goto('/resources/interrupt-the-spiral');
  await visitor.fill('main input[type=text]', 'Soup');
  await visitor.check('main input[type=checkbox]');
});

test('an episode plays', async ({ visitor }) => {
  await visitor.goto('/resources/podcasts/18');
  await visitor.evaluate(() => {
    const audio = document.querySelector('audio');
    // Its twelve seconds must last.
    if (audio) audio.defaultPlaybackRate = audio.playbackRate = 0.25;
  });
  const isPlaying = (): boolean => {
    const audio = document.querySelector('audio');
    return !!audio && !audio.paused && audio.currentTime > 0;
  };
  await visitor.click('[data-player] button');
  await visitor.until(isPlaying, true);
});

test('search finds articles', async ({ visitor }) => {
  await visitor.goto('/resources-hub');
  await visitor.fill('main input[type=search]', 'insurance');
  await visitor.shows('[data-hits] a');
});

test('answers of questions open', async ({ visitor }) => {
  await visitor.goto('/fees-and-faqs');
  await visitor.click('#faqs details details summary');
  await visitor.shows('#faqs details details[open] > div');
});

test('three times Shift leaves a page about safety, with nothing kept', async ({
  visitor,
  baseURL,
}) => {
  await visitor.goto('/not-the-first-step');
  expect(
    await visitor.evaluate(() =>
      document.querySelector(':is(header, main) [data-quick-exit]')?.getAttribute('href'),
    ),
  ).toBe(site.quickExit.href);
  await visitor.evaluate(() => {
    sessionStorage.setItem('kept', 'yes');
    localStorage.setItem('kept', 'yes');
  });
  // The other site is not asked: it must not depend on the network.
  await visitor.press('Shift', 'Shift', 'Shift');
  // There is no network: the other site is an error page.
  await visitor.until((origin) => location.origin === origin, false, baseURL ?? '');
  // Firefox reports the failure of the other site to the next navigation.
  await expect(() => visitor.goto('/robots.txt')).toPass();
  const keys = (): string[] => [...Object.keys(localStorage), ...Object.keys(sessionStorage)];
  expect(await visitor.evaluate(keys)).not.toContain('kept');
});
