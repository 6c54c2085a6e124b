import { expect, test } from 'vitest';
import { answerProblem, plainText } from './faq.schema.ts';

test('limits an answer to 40 to 120 words; the message has the actual number', () => {
  expect(answerProblem('insurance', 'word '.repeat(40))).toBeUndefined();
  expect(answerProblem('insurance', 'word '.repeat(120))).toBeUndefined();
  expect(answerProblem('insurance', 'word '.repeat(39))).toBe(
    'src/content/faqs/insurance.md: the answer has 39 words; write 40 to 120, and link to a page that says more',
  );
  expect(answerProblem('insurance', 'word '.repeat(121))).toContain('has 121 words');
});

test('removes markup from answers for search engines', () => {
  expect(plainText('<p>Call <a href="tel:988">988</a> &amp; ask.</p>\n<p>It’s free.</p>')).toBe(
    'Call 988 & ask.\nIt’s free.',
  );
});
