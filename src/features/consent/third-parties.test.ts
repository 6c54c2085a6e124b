import { describe, expect, test } from 'vitest';
import { policyOf } from './csp.ts';
import { storageToClear, cspSources, configuredTrackers, WORKER_HOSTS } from './third-parties.ts';

const NONE = {};
const ALL = { analytics: 'GTM-1', marketing: 'GTM-2', recording: 'x' };
const ABOUT = { path: '/about-us', freeCall: '/hello-call', hasForm: false, hasQuickExit: false };
const hash = (text: string): string => text;

describe('without tags', () => {
  test('has no companies, no storage to clear and no sources', () => {
    expect(configuredTrackers(NONE)).toEqual([]);
    expect(storageToClear(NONE)).toEqual({ analytics: [], marketing: [] });
    expect(cspSources(NONE, ABOUT)).toEqual([]);
  });
});

describe('with tags', () => {
  test('clears the storage of the category’s own companies', () => {
    expect(storageToClear(ALL)).toEqual({
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
    ['/hello-call', true, /clarity/, false],
    ['/admin', false, /clarity|frame-src[^;]* 'self'/, false],
  ])('the policy of %s (form: %s) says %s: %s', (path, hasForm, pattern, expected) => {
    const policy = policyOf('', hash, cspSources(ALL, { ...ABOUT, path, hasForm }));
    expect(pattern.test(policy)).toBe(expected);
    expect(policy).not.toContain('unsafe');
  });

  test('allows no third-party script in the page for the tag manager alone', () => {
    const policy = policyOf('', hash, cspSources({ ...ALL, recording: '' }, ABOUT));
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
])('allows the worker to reach %s: %s', (host, expected) => {
  expect(WORKER_HOSTS.test(host)).toBe(expected);
});
