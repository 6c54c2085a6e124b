import { expect, it } from 'vitest';
import { readView, viewHash } from './view.ts';

it.each([
  ['', { queue: 'unanswered', lead: null, isFull: false, isAmongFirst: false }],
  ['#spam', { queue: 'spam', lead: null, isFull: false, isAmongFirst: false }],
  ['#all/4f2k-1', { queue: 'all', lead: '4f2k-1', isFull: false, isAmongFirst: false }],
  ['#all/4f2k-1/full', { queue: 'all', lead: '4f2k-1', isFull: true, isAmongFirst: false }],
  ['#all/4f2k-1/first', { queue: 'all', lead: '4f2k-1', isFull: false, isAmongFirst: true }],
  ['#nowhere/4f2k', { queue: 'unanswered', lead: '4f2k', isFull: false, isAmongFirst: false }],
  ['#all/..%2Fstaff', { queue: 'all', lead: null, isFull: false, isAmongFirst: false }],
] as const)('%s is a view', (hash, view) => {
  expect(readView(hash)).toEqual(view);
});

it('a view is written as it is read', () => {
  const view = { queue: 'undelivered', lead: '4f2k', isFull: true, isAmongFirst: false } as const;
  expect(viewHash(view)).toBe('#undelivered/4f2k/full');
  expect(readView(viewHash(view))).toEqual(view);
});
