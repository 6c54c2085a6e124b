import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { handle } from './directions.client.ts';

const MAP = 'https://maps.example.com/dir/?destination=Dallas';
const PLACE = { coords: { latitude: 32.5, longitude: -97.25 } };
type Ask = (found: (position: typeof PLACE) => void, failed: () => void) => unknown;

let link: HTMLAnchorElement;
let opened: string[];
let assigned: string[];
let tab: { opener: unknown } | null;

/** Taps the link twice, a second after the tap reached the page. */
function tap(getCurrentPosition?: Ask): void {
  vi.stubGlobal('navigator', getCurrentPosition ? { geolocation: { getCurrentPosition } } : {});
  const tappedAt = performance.now() - 1000;
  handle(link, tappedAt);
  handle(link, tappedAt);
}

beforeEach(() => {
  vi.useFakeTimers();
  link = { href: MAP, ariaBusy: null } as HTMLAnchorElement;
  [opened, assigned] = [[], []];
  tab = { opener: 'this page' };
  vi.stubGlobal('open', (href: string) => {
    opened.push(href);
    return tab;
  });
  vi.stubGlobal('location', { assign: (href: string) => assigned.push(href) });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('R164 R165 with a position the map opens once, from there, in a tab that does not know this page', () => {
  tap((found) => setTimeout(found, 100, PLACE));
  vi.advanceTimersByTime(60_000);
  expect(opened).toEqual([`${MAP}&origin=32.5,-97.25`]);
  expect(tab).toEqual({ opener: null });
  expect(link.ariaBusy).toBeNull();
  expect(assigned).toEqual([]);
});

test.each<[string, Ask | undefined]>([
  ['refused or unavailable', (_found, failed) => setTimeout(failed, 100)],
  ['not known to the browser', undefined],
])('R166 a position that is %s: the map opens without one', (_, ask) => {
  tap(ask);
  vi.advanceTimersByTime(60_000);
  expect(new Set(opened)).toEqual(new Set([MAP]));
});

test('R166 an unanswered prompt: the map opens four seconds after the tap, and a late answer opens no second one', () => {
  let answer = (): void => undefined;
  tap((found) => (answer = () => found(PLACE)));
  vi.advanceTimersByTime(2999);
  expect(opened).toEqual([]);
  expect(link.ariaBusy).toBe('true');
  vi.advanceTimersByTime(1);
  answer();
  expect(opened).toEqual([MAP]);
});

test('where the browser blocks the tab the map opens in this one', () => {
  tab = null;
  tap((found) => setTimeout(found, 100, PLACE));
  vi.advanceTimersByTime(100);
  expect(assigned).toEqual([`${MAP}&origin=32.5,-97.25`]);
});
