import { expect, it } from 'vitest';
import { type BuiltPage, lastChange } from './read.ts';

const page = (days: string[], changed?: string): BuiltPage => ({
  name: 'news.html',
  path: '/news',
  note: { listedAs: 'News', description: '', canonical: '/news', noindex: false, changed },
  text: { heading: '', headings: [], days, body: '' },
  isListable: true,
  hasSearch: false,
});

it('takes the latest date in the text that is not in the future', () => {
  const days = ['2026-05-05', '2026-12-03', '2026-06-06'];
  expect(lastChange(page(days), '2026-11-21')).toBe('2026-06-06');
  expect(lastChange(page(['2026-12-03']), '2026-11-21')).toBeUndefined();
  expect(lastChange(page([]), '2026-11-21')).toBeUndefined();
  expect(lastChange(undefined, '2026-11-21')).toBeUndefined();
});

it('prefers the modification date of an article', () => {
  expect(lastChange(page(['2026-05-05'], '2026-02-02'), '2026-11-21')).toBe('2026-02-02');
});
