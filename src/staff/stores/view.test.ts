import { expect, it } from 'vitest';
import { filtersIn, filterText, readView, viewHash } from './view.ts';

it.each([
  ['', { queue: 'unanswered', lead: null, isFull: false, isAmongFirst: false, filters: '' }],
  ['#spam', { queue: 'spam', lead: null, isFull: false, isAmongFirst: false, filters: '' }],
  [
    '#all/4f2k-1',
    { queue: 'all', lead: '4f2k-1', isFull: false, isAmongFirst: false, filters: '' },
  ],
  [
    '#all/4f2k-1/full',
    { queue: 'all', lead: '4f2k-1', isFull: true, isAmongFirst: false, filters: '' },
  ],
  [
    '#all/4f2k-1/first',
    { queue: 'all', lead: '4f2k-1', isFull: false, isAmongFirst: true, filters: '' },
  ],
  [
    '#nowhere/4f2k',
    { queue: 'unanswered', lead: '4f2k', isFull: false, isAmongFirst: false, filters: '' },
  ],
  [
    '#all/..%2Fstaff',
    { queue: 'all', lead: null, isFull: false, isAmongFirst: false, filters: '' },
  ],
] as const)('%s is a view', (hash, view) => {
  expect(readView(hash)).toEqual(view);
});

it('a view is written as it is read', () => {
  const filters = filterText({ state: 'New Mexico', assignedTo: 'me' });
  const how = { isFull: true, isAmongFirst: false };
  const view = { queue: 'undelivered', lead: '4f2k', ...how, filters } as const;
  expect(viewHash(view)).toBe('#undelivered/4f2k/full?state=New+Mexico&assignedTo=me');
  expect(readView(viewHash(view))).toEqual(view);
});

it('an address has filters and neither a search nor anything else', () => {
  const { filters } = readView('#all?outcome=held&search=Renata&from=2026-11-01&x=1');
  expect(filters).toBe('outcome=held&from=2026-11-01');
  expect(filtersIn(filters)).toEqual({ outcome: 'held', from: '2026-11-01' });
});
