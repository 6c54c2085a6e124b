/** Paper: dark ink on white, folded answers and help lines shown, no empty page, all about fees on five sheets, a short footer. The quiz: quiz.spec.ts. */
import { expect, test } from '@playwright/test';
import { open } from './open.ts';
import { expectOnPaper } from './paper.ts';
import { settled } from './settled.ts';

const GUIDE = '/resources/relationship-reset-ritual';
const FAQS = '/fees-and-faqs';
const PATHS = ['/', FAQS, GUIDE, '/crisis-couples'];
/** Width and height of the text on a sheet of Letter, CSS px. */
const SHEET = { width: 679, height: 934 };

test('pages are readable on paper, with help lines and every answer', async ({ page }) => {
  for (const path of PATHS)
    await test.step(path, async () => {
      await page.emulateMedia({ media: 'screen' });
      await open(page, path);
      await settled(page);
      const sheets = await expectOnPaper(page);
      if (path === FAQS) expect(sheets).toBeLessThanOrEqual(5);
      const { width, height } = page.viewportSize() ?? SHEET;
      await page.setViewportSize(SHEET);
      const footer = page.locator('body > footer');
      if (path === GUIDE) await expect(footer).toBeHidden();
      else {
        expect((await footer.boundingBox())?.height).toBeLessThan(SHEET.height / 2);
        await expect(page.locator('a[href="tel:988"]:visible').first()).toBeVisible();
      }
      if (path === FAQS) {
        const answers = page.locator('main details > div');
        expect(await answers.count()).toBeGreaterThan(15);
        for (const answer of await answers.all()) await expect(answer).toBeVisible();
      }
      await page.setViewportSize({ width, height });
    });
});
