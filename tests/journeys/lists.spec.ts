/** Lists of posts, episodes, issues and mentions have one kind of row (src/ui/ListRow.astro). */
import { expect, test } from '@playwright/test';
import { site } from '#site';
import { open } from './open.ts';

/** px of a row on a phone, with a title of two lines; the drawing of issue 57 has 150. */
const MOST_IN_THE_MIDDLE = 165;
/** px of its picture, and of a row with nothing beside it. */
const PICTURE = 104;

test('on a phone rows of the four lists have a picture at the left and two lines of text, and topics of the blog wait behind one link', async ({
  page,
}) => {
  for (const path of ['/resources/blog', '/resources/podcasts', site.newsletter.path, '/media']) {
    await open(page, path);
    await page.evaluate(() => delete document.documentElement.dataset['deferLayout']);
    const rows = await page.locator('main li:has(p):has(:is(h2, h3))').evaluateAll((all) =>
      all
        .filter((row) => row.firstElementChild?.getBoundingClientRect().width === 104)
        .map((row) => {
          const picture = row.firstElementChild as Element;
          const text = row.querySelector(':is(h2, h3) + p') as Element;
          const { top, left, height } = row.getBoundingClientRect();
          const box = picture.getBoundingClientRect();
          const line = Number.parseFloat(getComputedStyle(text).lineHeight);
          return {
            height,
            picture: [box.left - left, box.top - top > 0, box.height >= box.width],
            lines: Math.round(text.getBoundingClientRect().height / line),
          };
        }),
    );
    expect(rows.length, path).toBeGreaterThan(3);
    const heights = rows.map(({ height }) => height).toSorted((a, b) => a - b);
    expect.soft(heights[Math.floor(heights.length / 2)], path).toBeLessThan(MOST_IN_THE_MIDDLE);
    expect.soft(heights[0], path).toBeGreaterThan(PICTURE);
    for (const { picture, lines } of rows) {
      expect.soft(picture, path).toEqual([0, true, true]);
      expect.soft(lines, path).toBeLessThanOrEqual(2);
    }
  }
  await open(page, '/resources/blog');
  const tag = page.getByRole('main').getByRole('link', { name: 'chores' });
  await expect(tag).toBeHidden();
  await page.getByText('Browse by topic').click();
  await expect(tag).toBeVisible();
});
