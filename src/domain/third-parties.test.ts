import { describe, expect, test } from 'vitest';
import { policyOf } from './csp.ts';
import { clearedBy, extraSources, taggedParties, WORKER_HOSTS } from './third-parties.ts';

const NONE = { analytics: '', marketing: '', recording: '' };
const ALL = { analytics: 'GTM-1', marketing: 'GTM-2', recording: 'x' };
const hash = (text: string): string => text;

describe('nothing configured', () => {
  test('names nobody, clears nothing, widens nothing', () => {
    expect(taggedParties(NONE)).toEqual([]);
    expect(clearedBy(NONE)).toEqual({ analytics: [], marketing: [] });
    expect(extraSources(NONE, '/about-us', false)).toEqual([]);
  });
});

describe('configured', () => {
  test('each category clears what its own companies keep', () => {
    expect(clearedBy(ALL)).toEqual({
      analytics: ['_ga*', '_clck', '_clsk'],
      marketing: ['_gcl_*'],
    });
  });

  test.each([
    ['/about-us', false, /frame-src[^;]* 'self'/, true],
    ['/', true, /frame-src[^;]* 'self'/, true],
    ['/quiz-result', false, /frame-src[^;]* 'self'/, false],
    ['/about-us', false, /script-src[^;]*clarity/, true],
    ['/', true, /clarity/, false],
    ['/vibe-check', true, /clarity/, false],
    ['/admin', false, /clarity|frame-src[^;]* 'self'/, false],
  ])('the policy of %s (form: %s) says %s: %s', (path, hasForm, pattern, expected) => {
    const policy = policyOf('', hash, extraSources(ALL, path, hasForm));
    expect(pattern.test(policy)).toBe(expected);
    expect(policy).not.toContain('unsafe');
  });

  test('the tag manager alone lets no script of another company into the page', () => {
    const policy = policyOf('', hash, extraSources({ ...ALL, recording: '' }, '/about-us', false));
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("connect-src 'self';");
  });
});

test.each([
  ['www.googletagmanager.com', true],
  ['region1.google-analytics.com', true],
  ['google-analytics.com.evil.example', false],
  ['notgoogle-analytics.com', false],
  ['www.facebook.com', false],
])('the worker may reach %s: %s', (host, expected) => {
  expect(WORKER_HOSTS.test(host)).toBe(expected);
});
