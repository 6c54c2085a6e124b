/**
 * The oldest supported browsers: scripts use their syntax, and feature-detect newer APIs. Older ones get the page
 * without JavaScript. Tests: syntax in tests/site/browsers.built.test.ts, behavior in
 * tests/journeys/older-browsers.spec.ts.
 */
import type { Plugin } from 'vite';

/** In Vite's notation. Safari is tied to the system: 14.1 is the last on macOS 10.14. */
export const BROWSERS = ['chrome91', 'firefox91', 'safari14.1'];

/** The oldest browsers with all styles (README.md). */
const STYLED_BROWSERS = ['chrome112', 'firefox121', 'safari16.5', 'ios16.5'];

/**
 * For every pass of lightningcss: one without them merges declarations into shorthands that Safari drops as a whole,
 * such as `text-decoration: underline 2px`.
 */
export const STYLE_TARGETS = {
  chrome: 112 << 16,
  firefox: 121 << 16,
  safari: (16 << 16) | (5 << 8),
  ios_saf: (16 << 16) | (5 << 8),
} as const;

/** For client code; Astro has no option for that. */
export function browserTargets(): Plugin {
  return {
    name: 'older-browsers',
    config: () => ({ build: { cssTarget: STYLED_BROWSERS } }),
    configEnvironment: (name) =>
      name === 'client'
        ? { build: { target: BROWSERS, cssTarget: STYLED_BROWSERS } }
        : { build: { cssTarget: STYLED_BROWSERS } },
  };
}
