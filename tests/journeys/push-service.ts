/** A push service for journeys. */
import { createECDH, randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';

/**
 * The browser of a test has no push service. In its place: a subscription as one would give it, kept for the page. The
 * worker, its registration and its policy are real.
 * @param permission before anybody is asked
 */
export async function withPushService(
  page: Page,
  permission: NotificationPermission = 'granted',
): Promise<void> {
  const own = createECDH('prime256v1');
  own.generateKeys();
  const given = {
    endpoint: `https://push.example.com/${randomBytes(12).toString('hex')}`,
    keys: {
      p256dh: own.getPublicKey('base64url'),
      auth: randomBytes(16).toString('base64url'),
    },
  };
  await page.addInitScript(
    ([json, first]) => {
      let permission = first;
      // The smallest Chromium has no notifications and always says no.
      Object.defineProperty(Notification, 'permission', { get: () => permission });
      Notification.requestPermission = async () => {
        permission = 'granted';
        return permission;
      };
      const KEY = 'test-subscription';
      const subscription = {
        endpoint: json.endpoint,
        toJSON: () => json,
        unsubscribe: async () => sessionStorage.removeItem(KEY) === undefined,
      };
      Object.assign(PushManager.prototype, {
        getSubscription: async () => (sessionStorage.getItem(KEY) ? subscription : null),
        subscribe: async ({ applicationServerKey }: { applicationServerKey: Uint8Array }) => {
          if (applicationServerKey.length !== 65) throw new Error('No key of a server');
          sessionStorage.setItem(KEY, 'yes');
          return subscription;
        },
      });
    },
    [given, permission] as const,
  );
}
