import { describe, expect, it } from 'vitest';
import { post, siteWith, testRule } from '../rule-tester.ts';
import { parseFile } from '../parse.ts';
import { prices } from './prices.ts';

const found = (text: string, path = 'posts/7-a.md'): string[] => testRule(prices, path, post(text));

describe('prices', () => {
  it.each([
    ['A session costs $150.', '$150'],
    ['The Reset is $1,120 for the two of you.', '$1,120'],
    ['Our sliding scale goes down to 90 dollars.', '90 dollars'],
    ['Fees run from $150 to $290.', '$150 to $290'],
  ])('reports “%s”', (text, words) => {
    expect(found(text)).toEqual([`4 text: ${words}`]);
  });

  it('suggests the price reference', () => {
    const [one] = prices(parseFile('pages/a.md', post('Only $1,120 today.')), siteWith());
    expect(one?.example).toContain('{price:6-session-reset.couple}');
  });

  it('suggests a single price by its name alone', () => {
    const offer = { description: '', length: '', category: 'Therapy', options: [] };
    const offers = [{ ...offer, id: 'weekend', name: 'A weekend', low: 2250, high: 2250 }];
    const [one] = prices(parseFile('pages/a.md', post('Only $2,250.')), siteWith({}, { offers }));
    expect(one?.example).toContain('write {price:weekend},');
  });

  it.each([
    'A session is {price:standard-rate}.',
    'They fought about a $40 toaster and 150 dollars of shoes.',
    'Write `$150 a session` on the form.',
    'Fifty minutes, 150 chairs, €150 in Łódź.',
  ])('accepts “%s”', (text) => {
    expect(found(text)).toEqual([]);
  });

  it('ignores amounts that are not our prices: salaries, fees set by law', () => {
    expect(found('A fee of $25 for the dispute.', 'notices/good-faith-estimate.md')).toEqual([]);
    expect(testRule(prices, 'jobs/a.md', '---\npay: $24 to $28 per session\n---\n')).toEqual([]);
    expect(testRule(prices, 'pages/a.md', '---\nlede: Now at $850 each.\n---\n')).toHaveLength(1);
  });
});
