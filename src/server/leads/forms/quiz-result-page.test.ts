import { load } from 'cheerio';
import { expect, it } from 'vitest';
import { quizResultPage } from './quiz-result-page.ts';

const answers = (first: number): Record<string, unknown> =>
  Object.fromEntries(Array.from({ length: 8 }, (_, at) => [`q${at + 1}`, at ? '4' : `${first}`]));

it('where the built page is missing, help lines are first exactly where the answers suggest danger', async () => {
  const pages = await Promise.all(
    [1, 4].map(
      async (first) => (await quizResultPage(undefined, answers(first), undefined, 'en')).html,
    ),
  );
  expect(pages.map((html) => html.indexOf('tel:18007997233') > 0)).toEqual([true, false]);
  expect(pages[0]?.indexOf('tel:988')).toBeLessThan(pages[0]?.indexOf('Emotional Safety') ?? 0);
});

it('says so in Spanish, with the number to press, where the Spanish page is missing', async () => {
  const { html } = await quizResultPage(undefined, answers(1), undefined, 'es');
  const $ = load(html);
  expect($('html').attr('lang')).toBe('es');
  expect($('h1').text()).toBe('Van bien, con algo que mejorar: 25 de 40');
  expect($('li').first().parent().text()).toContain('oprima 2 para español');
  expect($('main').text()).not.toMatch(/\b(?:the|you|out of|listen|not)\b/i);
});
