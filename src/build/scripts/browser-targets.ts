/**
 * The oldest supported browsers: scripts use their syntax, and feature-detect newer APIs. Older
 * ones get the page without JavaScript. Tests: syntax in tests/site/browsers.built.test.ts,
 * behavior in tests/journeys/older-browsers.spec.ts.
 */
import type { Plugin } from 'vite';

/** In Vite's notation. Safari is tied to the system: 14.1 is the last on macOS 10.14. */
export const BROWSERS = ['chrome91', 'firefox91', 'safari14.1'];

/** Sets the targets for client code; Astro has no option for that. */
export function browserTargets(): Plugin {
  return {
    name: 'older-browsers',
    configEnvironment: (name) =>
      name === 'client' ? { build: { target: BROWSERS, cssTarget: 'esnext' } } : undefined,
  };
}
