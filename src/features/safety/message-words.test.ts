import { expect, test } from 'vitest';
import { type MessageWords, phraseFinder, spansOf } from './message-words.ts';

const WORDS: MessageWords = {
  lists: {
    death: ['dont/not want be alive', 'suicid-', 'kill myself'],
    hurt: ['hit/hits me'],
    afraid: ['afraid of him/her', 'stalk-'],
    others: ['going kill him'],
    spanish: ['me pega'],
  },
  except: ['it hit me'],
  slips: ['stall'],
};
const find = phraseFinder(WORDS);
const marked = (text: string): string[] =>
  spansOf(find(text)).map(([start, end]) => text.slice(start, end));

test('a phrase is found with the words as they were written', () => {
  expect(marked('I do not want to be alive anymore.')).toEqual(['not want to be alive']);
  expect(marked('Hi! I DON’T want to be alive. He hits me, and I’m afraid of him.')).toEqual([
    'DON’T want to be alive',
    'hits me',
    'afraid of him',
  ]);
  expect(marked('Mi esposo me pega')).toEqual(['me pega']);
  expect(marked('thinking about suiside and sucidal')).toEqual(['suiside', 'sucidal']);
});

test('in one sentence, in its order, with at most two other words between', () => {
  expect(marked('Kill the lights. Myself, I like the dark.')).toEqual([]);
  expect(marked('kill\nmyself')).toEqual([]);
  expect(marked('myself kill')).toEqual([]);
  expect(marked('kill one two myself')).toEqual(['kill one two myself']);
  expect(marked('kill one two three myself')).toEqual([]);
});

test('ordinary phrases and slips are no sign of anything', () => {
  expect(marked('And then it hit me: we never talk.')).toEqual([]);
  expect(marked('And then it hit me that he hits me.')).toEqual(['hits me']);
  expect(marked('He would stall. He stalks her.')).toEqual(['stalks']);
  expect(marked('')).toEqual([]);
});

test('says which phrase of which list it was', () => {
  expect(find('I could kill myself')).toEqual([{ list: 'death', number: 3, start: 8, end: 19 }]);
});

test('a long message is read in a moment, whatever is in it', () => {
  const text = 'not want not want be '.repeat(5000);
  expect(find(text)).toEqual([]);
});
