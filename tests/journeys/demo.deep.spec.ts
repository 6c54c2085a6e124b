/** The demo from the site to a changed price, on a phone; `npm run test:machines -- newcomer` has the clock. */
import { test } from '@playwright/test';
import { startDemo, type Demo } from '../demo/start.ts';
import { WALK } from '../demo/walk.ts';
import { scaled } from '../run/limits.ts';

let demo: Demo;
test.beforeAll(async () => {
  test.setTimeout(scaled(120_000));
  demo = await startDemo();
});
test.afterAll(() => demo.stop());

test('every part of the demo can be tried, and a changed price is on its site', async ({
  page,
}) => {
  test.setTimeout(scaled(400_000));
  page.setDefaultTimeout(scaled(30_000));
  for (const { name, go } of WALK) await test.step(name, () => go(page, demo));
});
