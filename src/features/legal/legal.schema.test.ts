import { describe, expect, it, test } from 'vitest';
import { inShort, overdueReviews } from './legal.schema.ts';

const reviewed = (lastReviewed: string) => [{ id: 'telehealth', data: { lastReviewed } }];

test('reports a notice not reviewed for more than a year, with what to do', () => {
  expect(overdueReviews(reviewed('2025-11-21'), '2026-11-21')).toEqual([]);
  const [message] = overdueReviews(reviewed('2025-11-20'), '2026-11-21');
  expect(message).toContain('src/content/notices/telehealth.md was last reviewed on 2025-11-20');
  expect(message).toContain('lastReviewed: 2026-11-21');
});

const FIRST = '<p><strong>In short:</strong> we keep little.</p>';
const PARTS =
  '<h2 id="what">What &amp; why</h2>\n<p><em>Only <a href="/a">this</a>.</em></p><p>More.</p><h2 id="who">Who</h2><p>No sentence in italics, <em>only a word</em>.</p>';

describe('inShort', () => {
  it('takes the first paragraph out, and the sentence of each heading that has one', () => {
    expect(inShort(`\n${FIRST}${PARTS}`)).toEqual({
      first: '<strong>In short:</strong> we keep little.',
      parts: [{ id: 'what', heading: 'What &amp; why', sentence: 'Only <a href="/a">this</a>.' }],
      rest: PARTS,
    });
  });

  it('leaves a text alone that begins otherwise', () => {
    const html = `<p>Official text.</p>${FIRST}`;
    expect(inShort(html)).toEqual({ first: '', parts: [], rest: html });
  });
});
