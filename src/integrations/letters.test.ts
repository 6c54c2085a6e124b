import { expect, test } from 'vitest';
import { letterRule, lettersOf, roundUp } from './letters.ts';

const page =
  '<b class="letters">Hearth<span class="vh">, home</span></b><h1 id="h1">Fees &amp; <i>FAQs<svg><title>no</title></svg></i></h1>';

test('the letters of the first heading and of the name, each once', () => {
  expect(lettersOf(page)).toBe(' &,AFHQaehmorst');
});

test('the rule carries a font and asks for none', async () => {
  const rule = await letterRule('Come as you are');
  const [, data = ''] = /base64,([^)]*)\)/.exec(rule) ?? [];
  expect(Buffer.from(data, 'base64').subarray(0, 4).toString()).toBe('wOF2');
  expect(data.length).toBeLessThan(4500);
});

test('rounded up, titles of the same capitals need one rule', () => {
  expect(roundUp('Slow')).toBe(roundUp('Sit'));
  expect(roundUp('Slow 7')).toContain('7');
});
