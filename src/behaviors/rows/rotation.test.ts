import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Rotation, rotation } from './rotation.ts';

let turns = 0;
let said: boolean[] = [];
let clock: Rotation;

beforeEach(() => {
  vi.useFakeTimers();
  turns = 0;
  said = [];
  clock = rotation(
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

test('R111 R138 it turns every so often, not before', () => {
  vi.advanceTimersByTime(2999);
  expect(turns).toBe(0);
  vi.advanceTimersByTime(1);
  expect(turns).toBe(1);
  vi.advanceTimersByTime(6000);
  expect(turns).toBe(3);
});

test('R112 R139 it waits while anything holds it, then begins a whole turn', () => {
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

test('D21 once stopped it stands for good, until Play', () => {
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
