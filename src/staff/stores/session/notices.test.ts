/** Whether this browser can ring, as the notices page says it. */
import { afterEach, expect, it, vi } from 'vitest';
import { $noticesFailed, $ringing, loadNotices } from './notices.ts';

afterEach(() => vi.unstubAllGlobals());

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)';
const DESK = 'Mozilla/5.0 (X11; Linux x86_64)';

it.each([
  ['an iPhone outside its home screen', 'home-screen', IPHONE, undefined],
  ['a browser without push', 'never', DESK, undefined],
  ['a browser that was told no', 'blocked', DESK, 'denied'],
  ['a browser that was not asked', 'off', DESK, 'default'],
  ['a browser that may, but is no device of the list', 'off', DESK, 'granted'],
])('%s: %s', async (_what, ringing, userAgent, permission) => {
  const registration = { pushManager: { getSubscription: async () => null } };
  vi.stubGlobal('location', { origin: 'https://practice.example' });
  vi.stubGlobal('localStorage', { getItem: () => null });
  vi.stubGlobal('fetch', async () => Response.json({ devices: [] }));
  vi.stubGlobal('navigator', {
    userAgent,
    maxTouchPoints: 5,
    ...(permission && { serviceWorker: { getRegistration: async () => registration } }),
  });
  vi.stubGlobal('window', permission ? { PushManager: true, Notification: true } : {});
  vi.stubGlobal('Notification', { permission });
  await loadNotices();
  expect($noticesFailed.get()).toBe(false);
  expect($ringing.get()).toBe(ringing);
});
