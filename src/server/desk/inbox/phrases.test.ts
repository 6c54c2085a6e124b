import { expect, it } from 'vitest';
import { excerptOf, phrasesOf, readFirstOf } from './phrases.ts';

const LISTS = { death: ['want die'], hurt: ['hits me'], afraid: [], others: [], spanish: [] };
const phrases = phrasesOf(JSON.stringify({ lists: LISTS, except: [], slips: [] }));

const marked = (message: string): string[] => {
  const { text, marks } = excerptOf(message, phrases);
  return marks.map(([start, end]) => text.slice(start, end));
};

it('keeps list, number and version of a phrase, and nothing that was written', () => {
  const code = phrases.codeOf('Sometimes I want to die, says Renata.');
  expect(code).toMatch(/^death 1 [0-9a-f]{4}$/);
  expect(readFirstOf(code, null)).toMatchObject({ number: 1, readAt: null });
  expect(readFirstOf('', null)).toBeNull();
  expect(readFirstOf(null, null)).toBeNull();
});

it('shows a message in one line', () => {
  expect(excerptOf(' Two phones\n\n  in one bed. ', phrases)).toEqual({
    text: 'Two phones in one bed.',
    marks: [],
  });
  expect(excerptOf('', phrases)).toEqual({ text: '', marks: [] });
  expect(marked('He said:\n \nhe hits \t me, and I want to die.')).toEqual([
    'hits me',
    'want to die',
  ]);
  expect(marked('He hits\nme')).toEqual([]);
});

it('shows what stands around the first phrase of a long one', () => {
  const { text } = excerptOf(
    `${'We argue a lot. '.repeat(40)}Then he hits me. ${'x '.repeat(200)}`,
    phrases,
  );
  expect(text.length).toBeLessThanOrEqual(182);
  expect(text).toMatch(/^…\S.*hits me.*…$/);
  expect(marked(`${'We argue a lot. '.repeat(40)}Then he hits me.`)).toEqual(['hits me']);
});
