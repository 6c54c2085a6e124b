import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Autoplay, autoplay } from './autoplay.ts';

let turns = 0;
let said: boolean[] = [];
let clock: Autoplay;

beforeEach(() => {
  vi.useFakeTimers();
  turns = 0;
  said = [];
  clock = autoplay(
    3000,
    () => {
      turns += 1;
    },
    (running) => said.push(running),
  );
});
afterEach(() => {
  clock.stop();
  vi.useRealTimers();
});

test('R111 R138 advances at the interval, not earlier', () => {
  vi.advanceTimersByTime(2999);
  expect(turns).toBe(0);
  vi.advanceTimersByTime(1);
  expect(turns).toBe(1);
  vi.advanceTimersByTime(6000);
  expect(turns).toBe(3);
});

test('R112 R139 pauses while held, then starts a full interval', () => {
  vi.advanceTimersByTime(2900);
  clock.hold('mouse', true);
  clock.hold('focus', true);
  vi.advanceTimersByTime(60_000);
  clock.hold('mouse', false);
  vi.advanceTimersByTime(60_000);
  expect(turns).toBe(0);
  clock.hold('focus', false);
  vi.advanceTimersByTime(2999);
  expect(turns).toBe(0);
  vi.advanceTimersByTime(1);
  expect(turns).toBe(1);
  expect(said).toEqual([]);
});

test('D21 stays stopped until Play', () => {
  clock.stop();
  clock.hold('mouse', true);
  clock.hold('mouse', false);
  vi.advanceTimersByTime(60_000);
  expect(turns).toBe(0);
  clock.toggle();
  vi.advanceTimersByTime(3000);
  expect(turns).toBe(1);
  clock.toggle();
  vi.advanceTimersByTime(60_000);
  expect(turns).toBe(1);
  expect(said).toEqual([false, true, false]);
});
