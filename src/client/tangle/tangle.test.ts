import { describe, expect, it } from 'vitest';
import { findCrossings, Heights } from './crossings.ts';
import { FrameRate } from './frame-rate.ts';
import { step } from './motion.ts';
import { pathOf } from './path.ts';
import { POINTS, tangledThreads, type Thread } from './threads.ts';
import { SLACK_WORDS, slackWords } from './words.ts';

/** Lets the threads move, 60 steps a second. */
function settle(threads: readonly Thread[], looseness: number, seconds = 12): number {
  let moved = 0;
  for (let at = 0; at < seconds * 60; at += 1) moved = step(threads, looseness, undefined);
  return moved;
}

describe('the tangle', () => {
  it('begins as a tangle: every thread passes over and under in turn', () => {
    const threads = tangledThreads();
    const crossings = new Heights(threads).update(threads);
    expect(crossings.length).toBeGreaterThan(15);
    expect(new Set(crossings.map(({ top }) => top))).toEqual(new Set([0, 1]));
  });

  it('loosens to a few crossings, one loop stays, and it comes to rest', () => {
    const threads = tangledThreads();
    const before = findCrossings(threads).length;
    const moved = settle(threads, 1);
    const after = findCrossings(threads);
    expect(after.length).toBeLessThan(before / 3);
    expect(after.some(({ strands }) => strands.join() === '0,0')).toBe(true);
    expect(moved).toBeLessThan(0.05);
  });

  it('does not stretch', () => {
    const threads = tangledThreads();
    settle(threads, 0.5, 2);
    for (const { points, rest } of threads) {
      const longest = points.slice(1).map((p, at) => {
        const before = points[at];
        return before ? Math.hypot(p.x - before.x, p.y - before.y) : 0;
      });
      expect(Math.max(...longest)).toBeLessThan(rest * 1.6);
    }
  });

  it('follows a hand', () => {
    const threads = tangledThreads();
    const [thread] = threads as [Thread];
    const index = POINTS / 2;
    for (let at = 0; at < 30; at += 1) step(threads, 0, { thread, index, x: 200, y: -200 });
    const point = thread.points[index];
    expect(Math.hypot((point?.x ?? 0) - 200, (point?.y ?? 0) + 200)).toBeLessThan(30);
  });

  it('draws each thread in pieces, with a gap where it is under', () => {
    const threads = tangledThreads();
    const crossings = new Heights(threads).update(threads);
    const pieces = threads.map((thread, at) => pathOf(thread, at, crossings).split('M').length - 1);
    expect(pieces.reduce((sum, count) => sum + count)).toBeGreaterThan(crossings.length / 2);
    expect(pathOf(threads[0] as Thread, 0, crossings)).toMatch(/^M-?[\d.]+ -?[\d.]+[QL]/);
  });
});

describe('its words', () => {
  it.each([
    [0, 0],
    [0.19, 0],
    [0.5, 2],
    [1, 4],
  ])('looseness %d is step %i', (looseness, at) => {
    expect(slackWords(looseness)).toBe(SLACK_WORDS[at]);
  });
});

describe('the frame rate', () => {
  const judge = (...times: number[]): boolean => {
    const rate = new FrameRate();
    for (const time of times) rate.add(time);
    return rate.isTooSlow;
  };

  it('is judged by the median of the first twenty frames', () => {
    expect(judge(...Array.from({ length: 19 }, () => 40))).toBe(false);
    expect(judge(...Array.from({ length: 20 }, () => 40))).toBe(true);
    expect(judge(...Array.from({ length: 20 }, (_, at) => (at < 5 ? 100 : 17)))).toBe(false);
  });
});
