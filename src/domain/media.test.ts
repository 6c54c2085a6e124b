import { expect, it } from 'vitest';
import { byYear, mediaSchema } from './media.ts';

it('shows the latest year first and keeps the order within a year', () => {
  const mentions = [
    { headline: 'a', year: 2024 },
    { headline: 'b', year: 2026 },
    { headline: 'c', year: 2026 },
  ];
  expect(byYear(mentions).map(({ headline }) => headline)).toEqual(['b', 'c', 'a']);
});

it('knows no mention from before there was a practice', () => {
  const old = {
    headline: 'x',
    outlet: 'The Meridian Post',
    kind: 'Article',
    year: 2011,
    about: 'x',
  };
  const { error } = mediaSchema.safeParse({ mentions: [old] });
  expect(error?.issues[0]?.message).toContain('2018');
});
