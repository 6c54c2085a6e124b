import { describe, expect, it } from 'vitest';
import { markUncovered, wholeWordsRule } from './whole-words.ts';

describe('markUncovered', () => {
  it.each(['Thảo Nguyễn', 'Łukasz Wałęsa', 'Ayşe Yılmaz', 'Ngọc', 'Björk', 'Übermut'])(
    'sets a heading with %s in one face',
    (name) => {
      expect(markUncovered(`<h2 class="a" id="b">Meet <b>${name}</b></h2>`)).toBe(
        `<h2 class="a" id="b" data-plain>Meet <b>${name}</b></h2>`,
      );
      expect(wholeWordsRule(markUncovered(`<h3>${name}</h3>`))).toContain("'Display Fallback'");
      const line = `<p class="mt-2 font-display x">${name}</p><p class="small">${name}</p>`;
      expect(markUncovered(line)).toBe(
        `<p class="mt-2 font-display x" data-plain>${name}</p><p class="small">${name}</p>`,
      );
    },
  );

  it.each([
    '<h1>Fees &amp; FAQs — “now”…</h1>',
    '<h1>Peña &#38; Güereña<svg><title>ễ</title></svg></h1>',
    '<h2>Come as\n tangled\u00a0as</h2>',
    '<p>Nguyễn</p>',
    '<header>Nguyễn</header>',
  ])('leaves %s as it is', (html) => {
    expect(markUncovered(html)).toBe(html);
    expect(wholeWordsRule(html)).toBe('');
  });
});
