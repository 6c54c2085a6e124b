import { expect, it } from 'vitest';
import { byYear, pressMentionsSchema } from './press-mention.ts';

it('sorts by year, latest first, stable within a year', () => {
  const mentions = [
    { headline: 'a', year: 2024 },
    { headline: 'b', year: 2026 },
    { headline: 'c', year: 2026 },
  ];
  expect(byYear(mentions).map(({ headline }) => headline)).toEqual(['b', 'c', 'a']);
});

it('rejects mentions older than the practice', () => {
  const old = {
    headline: 'x',
    outlet: 'The Meridian Post',
    kind: 'Article',
    year: 2011,
    about: 'x',
  };
  const { error } = pressMentionsSchema.safeParse({ mentions: [old] });
  expect(error?.issues[0]?.message).toContain('2018');
});
