/** The tangle of the quiz, and the card of its result: drawn, saved, shared and printed on the device. */
import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { SCALE } from '#domain/quiz/scoring.ts';
import { watch } from './watch.ts';
import { answerAll, begin, choose, gate, NEUTRAL, score, statement } from './quiz.ts';

const tangle = (page: Page): Locator => page.locator('[data-tangle-of-answers] path');
const drawn = async (page: Page): Promise<(string | null)[]> => {
  await expect(tangle(page).first()).toHaveAttribute('d', /^M/);
  return Promise.all((await tangle(page).all()).map((path) => path.getAttribute('d')));
};
const card = (page: Page): Locator => page.locator('[data-card] svg').first();

async function toResult(page: Page, answers: readonly string[] = NEUTRAL): Promise<void> {
  await page.goto('/quiz');
  await begin(page);
  await answerAll(page, answers);
  await gate(page).skip.click();
  await expect(card(page)).toBeVisible();
}

test('each answer pulls the loop of its own thread, and the same answers give the same picture', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/quiz');
  await begin(page);
  const [teal, rust, blue] = await drawn(page);
  // Statement 1 is Emotional Safety, the first thread; gaps in the others may move.
  await choose(page, 'Agree');
  await expect.poll(async () => (await drawn(page))[0]).not.toBe(teal);
  await page.getByRole('button', { name: 'Previous' }).click();
  await choose(page, 'Strongly Disagree');
  await expect.poll(() => drawn(page)).toEqual([teal, rust, blue]);
  // Statement 4 is reverse-scored: to disagree pulls.
  for (const number of [2, 3]) {
    await expect(page.getByText(`Question ${number} of 8`)).toBeVisible();
    await choose(page, 'Strongly Disagree');
  }
  await choose(page, 'Strongly Agree');
  await expect(page.getByText('Question 5 of 8')).toBeVisible();
  await expect.poll(() => drawn(page)).toEqual([teal, rust, blue]);
  await page.reload();
  await expect(page.getByText('Question 5 of 8')).toBeVisible();
  await expect.poll(() => drawn(page)).toEqual([teal, rust, blue]);
});

test('it moves, and comes to rest; with reduced motion it does not move', async ({ page }) => {
  await page.goto('/quiz');
  await begin(page);
  const [before] = await drawn(page);
  const states = await page.evaluateHandle(() => {
    const path = document.querySelector('[data-tangle-of-answers] path') as SVGPathElement;
    const seen = new Set<string | null>();
    new MutationObserver(() => seen.add(path.getAttribute('d'))).observe(path, {
      attributes: true,
    });
    return seen;
  });
  const count = (): Promise<number> => states.evaluate(({ size }) => size);
  await choose(page, 'Strongly Agree');
  await expect.poll(count).toBeGreaterThan(3);
  let last = 0;
  await expect
    .poll(async () => {
      const isResting = last === (await count());
      last = await count();
      return isResting;
    })
    .toBe(true);
  expect((await drawn(page))[0]).not.toBe(before);
});

test('without its script the quiz and its result work in words', async ({ page }) => {
  await page.route(/\/_astro\/(?:motion|paths|CardResult|Landing)\.|quiz-together\.json/, (route) =>
    route.abort(),
  );
  await page.goto('/quiz');
  await begin(page);
  await answerAll(page);
  await gate(page).skip.click();
  await expect(score(page)).toHaveText('24 out of 40');
  await expect(page.locator('[data-domain]')).toHaveCount(3);
  await expect(page.locator('[data-card]')).toHaveCount(0);
});

test('the card can be signed and saved as a picture with its own typeface', async ({ page }) => {
  const notes = await watch(page, '');
  await toResult(page, [
    'Agree',
    'Neutral',
    'Disagree',
    'Agree',
    'Agree',
    'Neutral',
    'Neutral',
    'Disagree',
  ]);
  const labels = card(page).locator('text');
  await expect(labels.filter({ hasText: 'Mine. Not a diagnosis.' })).toHaveCount(1);
  await page.getByLabel('Sign it').fill('M. & <b>');
  await expect(labels.filter({ hasText: 'M. & <b>' })).toHaveCount(1);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the picture' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('my-tangle.png');
  await expect(page.getByText('Saved as my-tangle.png.')).toBeVisible();
  const file = await readFile(await download.path());
  const { data, info } = await sharp(file)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([1080, 1350]);
  // Nothing travels in the file but the picture: no text chunks, no place, no time.
  expect(await sharp(file).metadata()).not.toHaveProperty('exif');
  const at = (x: number, y: number): number[] => [
    ...data.subarray((y * 1080 + x) * 3, (y * 1080 + x) * 3 + 3),
  ];
  expect(at(20, 20)).toEqual([253, 250, 244]);
  expect(at(20, 1330)).toEqual([230, 194, 143]);
  expect(notes.complaints).toEqual([]);
  // What somebody signed is gone with the page.
  await page.reload();
  await expect(page.getByLabel('Sign it')).toHaveValue('');
});

test('where pictures can be shared, the same file goes to the device, and to nobody else', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.assign(navigator, {
      canShare: () => true,
      share: async ({ files = [], url }: { files?: File[]; url?: string }) => {
        document.body.dataset['shared'] =
          files.map(({ name, type }) => `${name} ${type}`).join() || url;
      },
    });
  });
  await toResult(page);
  const body = page.locator('body');
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(body).toHaveAttribute('data-shared', 'my-tangle.png image/png');
  await page.getByRole('button', { name: 'Send it' }).click();
  await expect(body).toHaveAttribute('data-shared', /\/quiz#with=30\.30\.30$/);
});

test('Print the card prints one sheet of 4 × 6 inches with the card alone', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => undefined;
  });
  await toResult(page);
  await page.getByRole('button', { name: 'Print the card' }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.card-print')).toBeVisible();
  await expect(page.locator('.card-print text', { hasText: 'Tonight:' })).toBeVisible();
  await expect(statement(page)).toHaveCount(0);
  await expect(score(page)).toBeHidden();
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  expect(pdf).toMatch(/\/MediaBox\s*\[0 0 288 432\]/);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: 'screen' });
  await expect(score(page)).toBeVisible();
});

test('in the dialog nothing runs out of it @desktop', async ({ page }) => {
  await page.goto('/');
  await page
    .getByRole('complementary', { name: 'Quiz' })
    .getByRole('link', { name: 'Take quiz' })
    .click();
  await expect(statement(page)).toBeVisible();
  const box = page.getByRole('dialog', { name: 'Relationship Reality Check' });
  const isWide = (): Promise<boolean> =>
    box.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
  await drawn(page);
  expect(await isWide()).toBe(false);
  await answerAll(page, [SCALE[1], ...NEUTRAL.slice(1)]);
  await gate(page).skip.click();
  await expect(card(page)).toBeVisible();
  expect(await isWide()).toBe(false);
  await expect(box.getByRole('heading', { name: 'Take it together' })).toBeAttached();
});
