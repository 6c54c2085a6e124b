import { expect, test, vi } from 'vitest';
import { logSlowPaint } from './lcp-warning.client.ts';

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
