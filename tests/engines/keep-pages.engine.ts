/** The crisis page and an opened guide offline, and nothing left after a quick exit, in every engine. */
import { expect } from '@playwright/test';
import { site } from '#site';
import { openProxy } from './proxy.ts';
import { test } from './test.ts';
import { button } from './visitor.ts';

const GUIDE = '/resources/interrupt-the-spiral';

const onDevice = async (): Promise<object> => ({
  caches: await caches.keys(),
  workers: (await navigator.serviceWorker.getRegistrations()).length,
  stored: [...Object.keys(localStorage), ...Object.keys(sessionStorage)],
});

test.use({
  expected: [/Failed to load|ERR_|NetworkError|Failed to fetch|connection|Could not connect/i],
});

test('the crisis page and an opened guide open offline, until one leaves', async ({
  visitor,
  baseURL,
}) => {
  const proxy = await openProxy(baseURL ?? '');
  const crisis = proxy.origin + site.crisisPage.path;
  try {
    await visitor.goto(crisis);
    await visitor.click(button('Keep this page on this device'));
    await visitor.reads('[data-keep-pages]', 'Kept on this device');
    await visitor.goto(proxy.origin + GUIDE);
    await visitor.reads('[data-keep-pages]', 'Kept on this device');
    await proxy.cut();
    await visitor.goto(crisis);
    await visitor.shows('[data-help-lines] a[href="tel:988"]');
    await visitor.reads('[data-keep-pages]', 'Kept on this device');
    await visitor.goto(proxy.origin + GUIDE);
    await visitor.shows('main h1');
    await visitor.goto(crisis);
    await visitor.click(':is(header, main) [data-quick-exit]');
    await visitor.until((origin) => location.origin === origin, false, proxy.origin);
    await proxy.restore();
    // Firefox reports the failure of the other site to the next navigation.
    await expect(() => visitor.goto(`${proxy.origin}/robots.txt`)).toPass();
    expect(await visitor.evaluate(onDevice)).toEqual({
      caches: [],
      workers: 0,
      stored: ['quick-exit'],
    });
  } finally {
    await proxy.cut();
  }
});
