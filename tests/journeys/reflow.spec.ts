/** Small viewports, large text, touch targets, forced colors, reduced motion; on a wide screen the length of lines. */
import { expect, test } from '@playwright/test';
import { dirname } from 'node:path';
import { site } from '#site';
import { distinct } from '../site/dist.ts';
import { brokenWords } from './broken-words.ts';
import { cutOff } from './cut-off.ts';
import { contactForm } from './form.ts';
import { open } from './open.ts';
import { readThrough } from './watch.ts';

/** All at the top and in Spanish, and two of each folder: its pages have one layout. */
const kinds = distinct
  .map(({ route }) => route)
  .filter((route, index, routes) => {
    const folder = dirname(route);
    const before = routes.slice(0, index).filter((one) => dirname(one) === folder);
    return folder === '/' || folder.startsWith('/es') || before.length < 2;
  });

test('pages fit a viewport of 320 px, and nothing in them collides', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of [
    '/',
    '/quiz',
    '/no-such-page',
    '/blog/10-what-private-pay-buys',
    '/blog/test',
    '/vibe-check',
  ]) {
    await open(page, path);
    await readThrough(page);
    expect(await cutOff(page), path).toEqual([]);
    // But in tables, whose columns are as narrow as the phone.
    const broken = (await brokenWords(page)).filter((word) => !/ in <t[dh]\b/.test(word));
    expect(broken, path).toEqual([]);
  }
  await test.step('the thread of the booking page runs under what the host says', async () => {
    const [quote = 0, thread = 0, name = 0] = await page.evaluate(() => {
      const range = document.createRange();
      const quoted = document.querySelector('.host blockquote, figure blockquote');
      if (quoted) range.selectNodeContents(quoted);
      const svg = document.querySelector('figure svg.thread')?.getBoundingClientRect();
      return [
        range.getBoundingClientRect().bottom,
        svg && svg.top + svg.height / 2,
        document.querySelector('figure figcaption b')?.getBoundingClientRect().top,
      ];
    });
    // It swings by 12 px.
    expect(thread).toBeGreaterThan(quote + 8);
    expect(name).toBeGreaterThan(thread + 8);
  });
  await test.step('the names of steps do not overlap', async () => {
    await open(page, '/reset');
    const gaps = await page.locator('#book .stepper span').evaluateAll((items) => {
      const words = items.map((item) => {
        const range = document.createRange();
        range.selectNodeContents(item);
        return range.getBoundingClientRect();
      });
      return words.slice(1).map((word, index) => word.left - (words[index]?.right ?? 0));
    });
    expect(gaps).toHaveLength(2);
    for (const gap of gaps) expect(gap).toBeGreaterThan(4);
  });
  await test.step('prices leave what they are for a readable column', async () => {
    await open(page, '/fees-and-faqs');
    const what = page.locator('#prices').getByText('50 minutes. For couples, and for one person');
    await expect.poll(async () => (await what.boundingBox())?.width).toBeGreaterThan(110);
    expect(await cutOff(page)).toEqual([]);
  });
  await test.step('cookie preferences and the newsletter break no word', async () => {
    for (const name of ['Customize', site.newsletter.button]) {
      await open(page, '/');
      await page.getByRole('button', { name }).first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await brokenWords(page), name).toEqual([]);
      expect(await cutOff(page), name).toEqual([]);
    }
  });
});

test('no page cuts anything off at 320 px, nor in text of twice the size at 640 px', async ({
  page,
}) => {
  const cut: string[] = [];
  for (const [width, size] of [
    [320, '100%'],
    [640, '200%'],
  ] as const) {
    await page.setViewportSize({ width, height: 640 });
    for (const path of kinds) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await page.evaluate((text) => (document.documentElement.style.fontSize = text), size);
      cut.push(...(await cutOff(page)).map((what) => `${path} at ${width} px, ${size}: ${what}`));
    }
  }
  expect(cut).toEqual([]);
});

test('text of twice the size fits a phone, and the consent bar leaves most of it', async ({
  page,
}) => {
  for (const path of ['/', '/vibe-check', '/crisis-couples', '/es']) {
    await open(page, path);
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    for (const [width, height] of [
      [320, 640],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      const barHeight = await page.evaluate(
        () => document.getElementById('cookie-bar')?.offsetHeight ?? 0,
      );
      expect(await cutOff(page), `${path} at ${width}`).toEqual([]);
      expect(barHeight, path).toBeLessThan(height * 0.37);
    }
  }
});

/** A phone on its side, a laptop of 1280 × 800 and a window of 844 × 780 at twice the zoom. */
const LOW = [
  { width: 844, height: 390 },
  { width: 640, height: 400 },
  { width: 422, height: 390 },
];

test('in a low window home, booking, the quiz and a service show what to do in the first view (M11)', async ({
  page,
}) => {
  const below: string[] = [];
  for (const [path, action] of [
    ['/', page.getByRole('main').getByRole('link', { name: 'Start Your Journey' }).first()],
    ['/vibe-check', page.locator('[data-offered-times] label').first()],
    ['/quiz', page.getByRole('button', { name: 'Take the Relationship Reality Check' })],
    [
      '/strengthen-reconnect',
      page
        .getByRole('main')
        .getByRole('link', { name: /^Book My Free/ })
        .first(),
    ],
  ] as const) {
    await open(page, path);
    await expect(page.locator('.quiz-banner')).toBeVisible({ visible: path === '/' });
    // Where the drawing of the home page is beside its words, the button is at its foot.
    for (const size of path === '/' ? LOW.slice(1) : LOW) {
      await page.setViewportSize(size);
      await expect(page.locator('.quiz-banner')).toBeHidden();
      const box = await action.boundingBox();
      const end = (box?.y ?? Infinity) + (box?.height ?? 0);
      if (end > size.height) below.push(`${path} at ${size.width} × ${size.height}: ${end}`);
    }
    await page.setViewportSize({ width: 390, height: 844 });
  }
  expect(below).toEqual([]);
});

test('touch targets are at least 44 px high, buttons have a border with forced colors, and nothing moves with reduced motion', async ({
  page,
}) => {
  await open(page, '/');
  const small = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')]
      .filter((element) => element.tabIndex >= 0)
      .filter((element) =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
      )
      // Inline links in sentences are exempt.
      .filter((element) => getComputedStyle(element).display !== 'inline')
      .map((element) => {
        const { width, height } = (element.closest('label') ?? element).getBoundingClientRect();
        return { what: element.outerHTML.slice(0, 90), width, height };
      })
      .filter(({ width, height }) => width > 1 && (height < 43.9 || width < 23.9)),
  );
  expect(small).toEqual([]);

  await page.emulateMedia({ forcedColors: 'active' });
  const button = page.getByRole('link', { name: 'Start Your Journey' }).first();
  const edge = await button.evaluate((element) => {
    const { borderTopStyle, borderTopWidth } = getComputedStyle(element);
    return borderTopStyle === 'none' ? 0 : Number.parseFloat(borderTopWidth);
  });
  expect(edge).toBeGreaterThan(0);

  await page.emulateMedia({ forcedColors: 'none', reducedMotion: 'reduce' });
  await open(page, '/');
  await readThrough(page);
  const moving = await page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState, effect }) => {
        const { duration = 0, iterations = 1 } = effect?.getTiming() ?? {};
        return playState === 'running' && Number(duration) * iterations > 50;
      })
      .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.target?.className : '')),
  );
  expect(moving).toEqual([]);

  await test.step('links of an error summary, with a line between them', async () => {
    await open(page, '/vibe-check');
    await contactForm(page).send.click();
    const summary = page.locator('[data-error-summary]');
    await expect(summary).toBeFocused();
    await summary.getByText('Five more').click();
    const items = await summary.locator('li').evaluateAll((all) =>
      all.map((item) => ({
        high: item.querySelector('a')?.getBoundingClientRect().height ?? 0,
        line: Number.parseFloat(getComputedStyle(item).borderTopWidth),
      })),
    );
    expect(items.length).toBeGreaterThan(3);
    for (const [index, { high, line }] of items.entries()) {
      expect(high).toBeGreaterThanOrEqual(44);
      if (index) expect(line).toBeGreaterThan(0);
    }
  });
});

/** 38rem, and the rounding of its letters. */
const MOST_PX = 610;
/** Shorter texts are labels and headings. */
const LONG = 140;

test('on a wide screen no line of text is longer than 38rem, and no word is broken @desktop @deep', async ({
  page,
}) => {
  for (const path of [
    '/',
    '/about-us',
    '/founder',
    '/blog/test',
    '/resources/podcasts/42',
    '/privacy-policy',
    '/crisis-couples',
    '/therapists/juno',
  ]) {
    await open(page, path);
    const wide = await page.evaluate(
      ([most, long]) =>
        [...document.querySelectorAll('main :is(p, li, dd, blockquote)')]
          .filter((part) => part.checkVisibility() && !part.querySelector('p, li, div, dl'))
          .filter((part) => part.textContent.trim().length > long)
          .filter((part) => {
            const text = document.createRange();
            text.selectNodeContents(part);
            return text.getBoundingClientRect().width > most;
          })
          .map((part) => part.textContent.trim().slice(0, 60)),
      [MOST_PX, LONG] as const,
    );
    expect(wide, path).toEqual([]);
    expect(await brokenWords(page), path).toEqual([]);
  }
  for (const [path, width] of [
    ['/crisis-couples', 1024],
    ['/cookie-policy', 768],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await open(page, path);
    expect(await brokenWords(page), `${path} at ${width}`).toEqual([]);
  }
});
