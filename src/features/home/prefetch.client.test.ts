import { afterEach, beforeEach, expect, test, vi } from 'vitest';

let asked: string[];

/** Loads the module anew on a line, and the page; returns how to let time pass. */
async function load(connection: object | undefined, hidden = false): Promise<void> {
  const page = new EventTarget();
  vi.stubGlobal('navigator', { connection });
  vi.stubGlobal('document', { hidden });
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  const { prefetchNextPages } = await import('./prefetch.client.ts');
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
