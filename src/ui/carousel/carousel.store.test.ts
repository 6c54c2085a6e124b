import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  type Carousel,
  type CarouselState,
  carouselNamed,
  createCarousel,
} from './carousel.store.ts';

let row: Carousel;
const now = (): CarouselState => row.$carousel.get();

beforeEach(() => {
  vi.useFakeTimers();
  row = createCarousel();
  row.begin(5, 0, 3000, true);
});
afterEach(() => {
  row.hold('tab', true);
  vi.useRealTimers();
});

describe('autoplay', () => {
  test('R111 R138 advances at the interval, not earlier', () => {
    vi.advanceTimersByTime(2999);
    expect(now().index).toBe(0);
    vi.advanceTimersByTime(1);
    expect(now().index).toBe(1);
    vi.advanceTimersByTime(6000);
    expect(now().index).toBe(3);
    expect(now().announced).toBeNull();
  });

  test('R112 R139 pauses while there is a reason, then starts a full interval', () => {
    vi.advanceTimersByTime(2900);
    row.hold('mouse', true);
    row.hold('focus', true);
    vi.advanceTimersByTime(7000);
    row.hold('mouse', false);
    vi.advanceTimersByTime(7000);
    expect(now()).toMatchObject({ index: 0, running: true, holds: ['focus'] });
    row.hold('focus', false);
    vi.advanceTimersByTime(2999);
    expect(now().index).toBe(0);
    vi.advanceTimersByTime(1);
    expect(now().index).toBe(1);
  });

  test('the same reason twice does not start the interval again', () => {
    vi.advanceTimersByTime(2000);
    row.hold('mouse', false);
    vi.advanceTimersByTime(1000);
    expect(now().index).toBe(1);
  });

  test.each<[string, () => void]>([
    ['a button', () => row.move(1)],
    ['a dot', () => row.jump(3)],
    ['a finger', () => row.moved(2)],
  ])('D21 R139 stays stopped after %s, until Play', (_, act) => {
    act();
    const { index } = now();
    row.hold('mouse', true);
    row.hold('mouse', false);
    vi.advanceTimersByTime(7000);
    expect(now()).toMatchObject({ index, running: false });
    row.toggle();
    vi.advanceTimersByTime(3000);
    expect(now()).toMatchObject({ index: (index + 1) % 5, running: true });
    row.toggle();
    vi.advanceTimersByTime(7000);
    expect(now()).toMatchObject({ index: (index + 1) % 5, running: false });
  });

  test('does not start by itself where it must not', () => {
    row.begin(5, 2, 3000, false);
    vi.advanceTimersByTime(7000);
    expect(now()).toMatchObject({ index: 2, running: false });
  });

  test('runs on the timer it is given', () => {
    const waits: number[] = [];
    row = createCarousel((wait) => {
      waits.push(wait);
      return () => waits.push(0);
    });
    row.begin(5, 0, 4000, true);
    row.toggle();
    expect(waits).toEqual([4000, 0]);
  });
});

describe('moves', () => {
  test('R113 R140 wrap at both ends and keep their direction', () => {
    row.move(-1);
    expect(now()).toMatchObject({ index: 4, position: -1, announced: 4 });
    row.move(1);
    row.jump(4);
    row.move(1);
    expect(now()).toMatchObject({ index: 0, position: 5, announced: 0 });
  });

  test('R115 a dot leads to its item without passing an end', () => {
    row.begin(5, 3, 3000, true);
    row.jump(1);
    expect(now()).toMatchObject({ index: 1, position: 1 });
  });

  test('by hand are not announced: whoever swipes sees where', () => {
    row.moved(7);
    expect(now()).toMatchObject({ index: 2, announced: null });
  });

  test('with two items and with one', () => {
    row.begin(2, 0, 3000, true);
    row.move(-1);
    expect(now().index).toBe(1);
    row.begin(1, 0, 3000, false);
    row.move(1);
    expect(now().index).toBe(0);
  });
});

test('a row is one store on the page, by its name', () => {
  expect(carouselNamed('a')).toBe(carouselNamed('a'));
  expect(carouselNamed('a')).not.toBe(carouselNamed('b'));
});
