import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { logSlowPaint, prefetchNextPages } from './home-page.client.ts';

let asked: string[];

/** Prefetches on a line, and loads the page after five seconds. */
async function load(connection: object | undefined, hidden = false): Promise<void> {
  const page = new EventTarget();
  vi.stubGlobal('navigator', { connection });
  vi.stubGlobal('document', { hidden });
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  prefetchNextPages();
  await vi.advanceTimersByTimeAsync(5000);
  expect(asked).toEqual([]);
  page.dispatchEvent(new Event('load'));
}

beforeEach(() => {
  asked = [];
  vi.useFakeTimers();
  vi.stubGlobal('FREE_CALL_PATH', '/vibe-check');
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    throw new TypeError('the connection is lost');
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each([{ effectiveType: '4g' }, {}, undefined])(
  'R090 on %j three pages are fetched two seconds after load, not before',
  async (connection) => {
    await load(connection);
    await vi.advanceTimersByTimeAsync(1999);
    expect(asked).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked).toEqual(['/services', '/team', '/vibe-check']);
  },
);

test.each([
  [{ effectiveType: '3g' }, false],
  [{ effectiveType: 'slow-2g' }, false],
  [{ effectiveType: '4g', saveData: true }, false],
  [{ effectiveType: '4g' }, true],
])('D27 on %j, hidden: %s, nothing is', async (connection, hidden) => {
  await load(connection, hidden);
  await vi.advanceTimersByTimeAsync(5000);
  expect(asked).toEqual([]);
});

test('R307 a largest contentful paint above 2500 ms is logged once, a faster one is not', () => {
  let report: (paints: { startTime: number }[]) => void = () => undefined;
  let isConnected = false;
  class Observer {
    constructor(callback: (list: unknown, observer: Observer) => void) {
      report = (paints) => callback({ getEntries: () => paints }, this);
    }
    observe(options: object): void {
      expect(options).toEqual({ type: 'largest-contentful-paint', buffered: true });
      isConnected = true;
    }
    disconnect(): void {
      isConnected = false;
    }
  }
  vi.stubGlobal('PerformanceObserver', Observer);
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  logSlowPaint();
  report([{ startTime: 900 }, { startTime: 2500 }]);
  expect(warn).not.toHaveBeenCalled();
  expect(isConnected).toBe(true);
  report([{ startTime: 2501 }]);
  expect(warn.mock.calls).toEqual([['Slow Largest Contentful Paint: 2501 ms']]);
  expect(isConnected).toBe(false);
  warn.mockRestore();
  vi.unstubAllGlobals();
});
