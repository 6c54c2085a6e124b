/** The form server inside another process, as in `npm run dev`. */
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { getConfig } from '#server/base/config.ts';
import { createLog } from '#server/base/log.ts';
import { startServer } from '#server/run/server.ts';
import { afterwards, emptyFolder } from './cleanup.ts';
import { builtSite } from './harness.ts';
import { lead, post } from './leads.ts';

it('does not replace the global Response of its host', async () => {
  const mine = globalThis.Response;
  const config = getConfig({
    PORT: '0',
    DATABASE_URL: `file:${join(emptyFolder(), 'leads.db')}`,
    SELF_TEST: 'off',
  });
  const log = createLog('error');
  const { address, stop } = await startServer({
    config,
    dist: builtSite(),
    log,
    keepsGlobals: true,
  });
  afterwards(stop);
  expect((await post(address, lead())).status).toBe(200);
  expect(globalThis.Response).toBe(mine);
});
