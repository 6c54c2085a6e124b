import { describe, expect, it } from 'vitest';
import { post, testRule } from '../rule-tester.ts';
import { numbers } from './numbers.ts';
import { sources } from './sources.ts';

const found = (text: string): string[] => testRule(numbers, 'posts/7-a.md', post(text));

describe('numbers', () => {
  it.each([
    ['87% of couples feel closer after six weeks.', '87% of couples'],
    ['One in three marriages ends in divorce.', 'One in three marriages'],
    ['Nine out of ten couples wait too long.', 'Nine out of ten couples'],
    ['We have helped over 500 couples.', 'over 500 couples'],
    ['With 25+ years behind us.', '25+ years'],
    ['Studies show that eye contact helps.', 'Studies show'],
    ['According to recent research, naps help.', 'According to recent research'],
    ['Half of all marriages end.', 'Half of all marriages'],
  ])('reports “%s”', (text, words) => {
    expect(found(text)).toContain(`4 text: ${words}`);
  });

  it.each([
    'The session lasts 50 minutes, and two of them a week are enough.',
    'Turn the screen down to 30% and put it in the bread box.',
    'If two out of three are true, write it down.',
    'Couples who come on Sundays, a couple of mugs, 3 chairs, 1 lamp.',
    '87% of couples wait six years.[^1]\n\n[^1]: Doherty, 2021.',
    'One in four couples ([a survey](https://www.example.com/survey)) sleeps apart.',
    'Half of all couples argue about money (Papp, 2009).',
    'Nobody knows whether 50% of couples do that.',
    '“Studies show that I am right,” he said.',
    'Call 1-800-799-7233, or text START to 88788.',
  ])('accepts “%s”', (text) => {
    expect(found(text)).toEqual([]);
  });

  it('accepts a number with a source, and requires a year in the source', () => {
    const page = (source: string): string =>
      `---\nsections:\n  - kind: stats\n    stats:\n      - { value: 25+, description: 25+ years of love knots${source} }\n---\n`;
    const dated = page(", source: 'Whole team, November 2026'");
    expect(testRule(numbers, 'pages/index.md', page(''))).toHaveLength(1);
    expect(testRule(numbers, 'pages/index.md', dated)).toEqual([]);
    expect(testRule(sources, 'pages/index.md', dated)).toEqual([]);
    expect(testRule(sources, 'pages/index.md', page(', source: Our records'))).toEqual([
      '5 sections.0.stats.0.source: Our records',
    ]);
  });
});
