/** The staff area fails closed (ASVS 16.5.3). */
import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { systemClock } from '#server/base/clock.ts';
import type { RequestContext } from '#server/base/http/context.ts';
import { createLog } from '#server/base/log.ts';
import { addStaffRoutes } from '#server/accounts/routes.ts';
import { StoreDown } from '#server/base/store-errors.ts';
import type { Store } from '#server/run/store.ts';

function storeThatThrows(error: Error): Pick<Store, 'staff' | 'logged'> {
  const handler: ProxyHandler<() => never> = {
    get: () => proxy,
    apply: () => {
      throw error;
    },
  };
  const proxy: unknown = new Proxy((): never => {
    throw error;
  }, handler);
  return proxy as Pick<Store, 'staff' | 'logged'>;
}

const PATHS = ['/session', '/people', '/staff', '/sessions', '/log'];

it.each([
  ['is closed while the store is down', new StoreDown('gone'), 503],
  ['is closed when something unexpected happens', new TypeError('secret detail'), 500],
])('The staff area %s', async (_what, error, status) => {
  const { staff, logged } = storeThatThrows(error);
  const printed: string[] = [];
  const log = createLog('info', (lines) => printed.push(lines));
  const api = new Hono<{ Bindings: RequestContext }>();
  addStaffRoutes(api, {
    store: { staff, logged },
    clock: systemClock,
    log,
    origins: new Set(),
    addInbox: () => undefined,
    addContent: () => undefined,
  });
  for (const path of PATHS) {
    const cookie = '__Host-session=a-token';
    const response = await api.request(`/api/admin${path}`, {}, {
      headers: { cookie, host: 'localhost' },
      body: Buffer.alloc(0),
      visitor: 'a',
      isLocal: false,
      isSelfTest: false,
    } satisfies RequestContext);
    expect([path, response.status]).toEqual([path, status]);
    expect(await response.text()).not.toContain('secret detail');
  }
  log.flush();
  expect(printed.join('')).not.toContain('a-token');
});
