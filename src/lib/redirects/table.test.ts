import { describe, expect, it } from 'vitest';
import { resolveAsked } from './escapes.ts';
import { normalizePath, resolveRedirect, type RedirectTable } from './table.ts';

const TABLE: RedirectTable = {
  moved: {
    '/contact': ['/vibe-check'],
    '/services/*': ['/services'],
    '/services/couples': ['/reconnect'],
    '/services/old/*': ['/archive', 302],
    'lead.': ['https://example.com/reset'],
  },
  pages: { '/': 'Home', '/services': 'Services', '/blog/7': '', '/blog/7-who-started-it': 'Who' },
  numbers: { '/blog/7-': ['/blog/7-who-started-it'], '/blog/8-': ['/blog/8-repair'] },
};

describe('resolveRedirect', () => {
  it.each([
    ['/contact', '/vibe-check'],
    ['/contact/', '/vibe-check'],
    ['//Contact//', '/vibe-check'],
    ['/services', '/services'],
    ['/services/', '/services'],
    ['/services/zzz', '/services'],
    ['/services/a/b/c/', '/services'],
    ['/services/couples', '/reconnect'],
    ['/services/couples/more', '/services'],
    ['/services/old/x', '/archive'],
    ['/servicesx/y', undefined],
    ['/', '/'],
    ['/Services.html', '/services'],
    ['/blog/7', '/blog/7'],
    ['/blog/7-wrong-slug', '/blog/7-who-started-it'],
    ['/blog/8', '/blog/8-repair'],
    ['/blog/8-version-2.0-of-us', '/blog/8-repair'],
    ['/blog/77-wrong', undefined],
    ['/no-such-page', undefined],
    ['/__proto__', undefined],
    ['/constructor/x', undefined],
  ])('%s leads to %s', (path, to) => {
    expect(resolveRedirect(TABLE, 'example.com', path)?.[0]).toBe(to);
  });

  it('applies host rules first, and only to full host labels', () => {
    expect(resolveRedirect(TABLE, 'lead.example.com', '/contact')?.[0]).toBe(
      'https://example.com/reset',
    );
    expect(resolveRedirect(TABLE, 'lead.localhost:4321', '/')?.[0]).toBe(
      'https://example.com/reset',
    );
    for (const host of [
      '',
      'leader.example.com',
      'constructor',
      '__proto__',
      'www.lead.example.com',
    ])
      expect(resolveRedirect(TABLE, host, '/contact')?.[0]).toBe('/vibe-check');
  });

  it('returns the status', () => {
    expect(resolveRedirect(TABLE, '', '/services/old/x')).toEqual(['/archive', 302]);
  });
});

it('finds addresses in every spelling, and by query', () => {
  const table: RedirectTable = {
    moved: { '/niños y más': ['/a'], '/ni%f1os': ['/b'], '/why%3f': ['/c'], '/?p=1': ['/d'] },
    pages: { '/': 'Home' },
    numbers: {},
  };
  const to = (path: string, query = '') => resolveAsked(table, '', path, query)?.[0];
  expect(to('/ni%C3%B1os%20y%20m%c3%a1s/')).toBe('/a');
  // A combining accent, as some systems write it.
  expect(to('/nin%CC%83os%20y%20ma%CC%81s')).toBe('/a');
  expect([to('/ni%F1os'), to('/why%3F'), to('/why')]).toEqual(['/b', '/c', undefined]);
  expect([to('/', '?p=1'), to('/', '?P=1&x=2'), to('/', '?p=12'), to('/', '?x=2&p=1')]).toEqual([
    '/d',
    '/d',
    '/',
    '/',
  ]);
  expect([to('/100%'), to('/%'), to('/%zz', '?%')]).toEqual([undefined, undefined, undefined]);
});

it('normalizePath keeps normal paths', () => {
  expect(['/', '', '/a', '/A/b/', '///'].map(normalizePath)).toEqual(['/', '/', '/a', '/a/b', '/']);
});
