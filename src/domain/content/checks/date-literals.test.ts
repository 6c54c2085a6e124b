import { expect, it } from 'vitest';
import { withWrittenDays } from './date-literals.ts';

const FILE = `---
title: Why we whisper
updated: 2026-02-30 # soon
date: 2026-13-45
"lastReviewed":   2026-03-04
draft: true
---

date: 2020-01-01
`;
/** YAML makes this of an invalid day. */
const rolled = new Date('2026-03-02');

it('restores the written text, without comments and quotes', () => {
  const data = { title: 'Why', updated: rolled, date: rolled, lastReviewed: rolled, draft: true };
  expect(withWrittenDays(data, FILE)).toEqual({
    title: 'Why',
    updated: '2026-02-30',
    date: '2026-13-45',
    lastReviewed: '2026-03-04',
    draft: true,
  });
});

it('reads CRLF files', () => {
  const { date } = withWrittenDays({ date: rolled }, FILE.replaceAll('\n', '\r\n'));
  expect(date).toBe('2026-13-45');
});

it('keeps a date whose line is not found, for the schema to reject', () => {
  expect(withWrittenDays({ posted: rolled }, FILE)).toEqual({ posted: rolled });
});
