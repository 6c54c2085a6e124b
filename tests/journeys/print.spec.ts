/** Paper: dark ink on white, folded answers shown, no empty page, a footer of one page at most. */
import { inflateSync } from 'node:zlib';
import { expect, type Page, test } from '@playwright/test';
import { answerAll, begin, gate } from './quiz.ts';
import { open } from './open.ts';
import { settled } from './settled.ts';

const POST = '/blog/18-twenty-minutes-once-a-week';
const GUIDE = '/resources/relationship-reset-ritual';
const CRISIS = ['/crisis-couples', '/not-the-first-step'];
const PATHS = ['/', '/fees-and-faqs', POST, GUIDE, ...CRISIS, '/therapists/juno', '/es'];
/** Width and height of the text on a sheet of Letter, CSS px. */
const SHEET = { width: 679, height: 934 };
/** Least contrast with white paper (WCAG 1.4.3). */
const CONTRAST = 4.5;

/** Number of shown glyphs per page of a PDF by Chromium, in order of its content streams. */
function glyphsByPage(pdf: Buffer): number[] {
  const text = pdf.toString('latin1');
  const stream = (id: string): string => {
    const at = text.indexOf(`\n${id} 0 obj`);
    const start = text.indexOf('stream\n', at) + 'stream\n'.length;
    const end = text.indexOf('\nendstream', start);
    return inflateSync(pdf.subarray(start, end)).toString('latin1');
  };
  return [...text.matchAll(/\/Type \/Page\b(?!s)[\s\S]*?\/Contents (\d+) 0 R/g)].map(
    ([, id = '']) =>
      [...stream(id).matchAll(/<([0-9A-Fa-f]+)>/g)].reduce(
        (sum, [, hex = '']) => sum + hex.length / 4,
        0,
      ),
  );
}

/** Visible texts that are too pale for paper, with their contrast. */
function paleTexts(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    /** Contrast with white of a color as painted on white. */
    const onWhite = (color: string): number => {
      if (!canvas) throw new Error('No canvas');
      canvas.fillStyle = '#fff';
      canvas.fillRect(0, 0, 1, 1);
      canvas.fillStyle = color;
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map(
        (part) => (part <= 10 ? part / 3294 : ((part / 255 + 0.055) / 1.055) ** 2.4),
      );
      return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const pale = new Set<string>();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      const words = node.textContent?.trim();
      const isShown = parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      if (!words || !parent || !isShown || parent.closest('svg, .vh')) continue;
      const contrast = onWhite(getComputedStyle(parent).color);
      if (contrast < least) pale.add(`${words.slice(0, 40)}: ${contrast.toFixed(1)}`);
    }
    return [...pale];
  }, CONTRAST);
}

/** Checks what would be printed of the page as it is now. */
async function expectOnPaper(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  expect(await paleTexts(page)).toEqual([]);
  const pages = glyphsByPage(await page.pdf({ format: 'Letter', preferCSSPageSize: true }));
  expect(pages.length).toBeGreaterThan(0);
  // A page with a heading only is as good as empty.
  expect(Math.min(...pages), `characters of each page: ${pages}`).toBeGreaterThan(120);
}

for (const path of PATHS)
  test(`${path} is readable on paper`, async ({ page }) => {
    await open(page, path);
    await settled(page);
    await expectOnPaper(page);
    await page.setViewportSize(SHEET);
    const footer = page.locator('body > footer');
    if (path === GUIDE) await expect(footer).toBeHidden();
    else expect((await footer.boundingBox())?.height).toBeLessThan(SHEET.height / 2);
  });

test('every answer of the FAQs is printed', async ({ page }) => {
  await open(page, '/fees-and-faqs');
  await page.emulateMedia({ media: 'print' });
  const answers = page.locator('main details > div');
  expect(await answers.count()).toBeGreaterThan(15);
  for (const answer of await answers.all()) await expect(answer).toBeVisible();
});

test('help lines come with every printed page', async ({ page }) => {
  for (const path of PATHS.filter((each) => each !== GUIDE)) {
    await open(page, path);
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('a[href="tel:988"]:visible').first()).toBeVisible();
  }
});

test('the result of the quiz is readable on paper', async ({ page }) => {
  await page.goto('/quiz');
  await begin(page);
  await answerAll(page);
  await gate(page).skip.click();
  await expect(page.locator('[data-score]')).toBeVisible();
  await settled(page);
  await expectOnPaper(page);
});
