/** The tangle of the quiz, and the card of its result: drawn, saved, shared and printed on the device. */
import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { answerAll, begin, choose, gate, score, statement } from './quiz.ts';
import { watch } from './watch.ts';

const tangle = (page: Page): Locator => page.locator('[data-tangle-of-answers] path').first();
const drawn = async (page: Page): Promise<string | null> => {
  await expect(tangle(page)).toHaveAttribute('d', /^M/);
  return tangle(page).getAttribute('d');
};
const card = (page: Page): Locator => page.locator('[data-card] svg').first();

// Which answer pulls which loop: src/features/quiz/tangle/tangle.test.ts.
test('the tangle moves with an answer and comes to rest; without motion it is drawn at once, and the same answers give the same picture @deep', async ({
  page,
}) => {
  await page.goto('/quiz');
  await begin(page);
  const before = await drawn(page);
  const states = await tangle(page).evaluateHandle((path) => {
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
  expect(await drawn(page)).not.toBe(before);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  await expect(page.getByText('Question 2 of 8')).toBeVisible();
  expect(await drawn(page)).not.toBe(before);
  await page.getByRole('button', { name: 'Previous' }).click();
  await choose(page, 'Strongly Disagree');
  await expect.poll(() => drawn(page)).toBe(before);
});

test('the card can be signed, saved as a picture with its own typeface, shared and printed, and nobody else gets it', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => undefined;
    Object.assign(navigator, {
      canShare: () => true,
      share: async ({ files = [], url }: { files?: File[]; url?: string }) => {
        document.body.dataset['shared'] =
          files.map(({ name, type }) => `${name} ${type}`).join() || url;
      },
    });
  });
  const notes = await watch(page, '');
  await page.goto('/quiz');
  await begin(page);
  await answerAll(page);
  await gate(page).skip.click();
  const labels = card(page).locator('text');
  await expect(labels.filter({ hasText: 'Mine. Not a diagnosis.' })).toHaveCount(1);
  await page.getByLabel('Sign it').fill('M. & <b>');
  await expect(labels.filter({ hasText: 'M. & <b>' })).toHaveCount(1);

  await test.step('saved', async () => {
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
  });
  await test.step('shared', async () => {
    const body = page.locator('body');
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    await expect(body).toHaveAttribute('data-shared', 'my-tangle.png image/png');
    await page.getByRole('button', { name: 'Send it' }).click();
    await expect(body).toHaveAttribute('data-shared', /\/quiz#with=30\.30\.30$/);
  });
  await test.step('printed: one sheet of 4 × 6 inches with the card alone', async () => {
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
  expect(notes.complaints).toEqual([]);
  await page.reload();
  await expect(page.getByLabel('Sign it')).toHaveValue('');
});
