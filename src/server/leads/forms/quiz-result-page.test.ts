import { expect, it } from 'vitest';
import { quizResultPage } from './quiz-result-page.ts';

const answers = (first: number): Record<string, unknown> =>
  Object.fromEntries(Array.from({ length: 8 }, (_, at) => [`q${at + 1}`, at ? '4' : `${first}`]));

it('where the built page is missing, help lines are first exactly where the answers suggest danger', async () => {
  const pages = await Promise.all(
    [1, 4].map(async (first) => (await quizResultPage(undefined, answers(first), undefined)).html),
  );
  expect(pages.map((html) => html.indexOf('tel:18007997233') > 0)).toEqual([true, false]);
  expect(pages[0]?.indexOf('tel:988')).toBeLessThan(pages[0]?.indexOf('Emotional Safety') ?? 0);
});
