/**
 * Web Push (RFC 8030, 8291, 8292): encrypts a notice for one browser and posts it to that browser's push service, which
 * learns only when and from which site: every message has the same length.
 */
import { createECDH } from 'node:crypto';
import webPush from 'web-push';
import { noticeWords } from '#staff/contract/messages/notice-words.ts';
import { SECOND, type Clock } from '../../base/clock.ts';
import { post } from '../../base/post-json.ts';
import { outsideProblem, publicLookup } from '../../base/public-address.ts';
import { type Noticed, type NoticeOutcome, pagePath } from './channels.ts';
import type { PushDevice } from './port.ts';
import type { NoticeStore } from '../store/notice-store.ts';

/** Bytes. Push services accept at least 4,096. */
const LENGTH = 512;
const SECRET = 'vapid';
/** Known services have about 200. */
const MAX_ENDPOINT = 1000;
/** A browser's public key and secret (RFC 8291), base64url. */
const P256DH = /^[\w-]{87}=?$/;
const AUTH = /^[\w-]{22}(?:==)?$/;

interface Keys {
  publicKey: string;
  privateKey: string;
}

/** This installation's key pair, in the store, because all processes share it. */
export const vapidKeys = async (notices: Pick<NoticeStore, 'secret'>): Promise<Keys> =>
  JSON.parse(await notices.secret(SECRET, () => JSON.stringify(webPush.generateVAPIDKeys())));

/** Whether a key is a point of the curve; anything else would fail at every notice. */
function isPoint(key: string): boolean {
  const own = createECDH('prime256v1');
  own.generateKeys();
  try {
    own.computeSecret(key, 'base64url');
    return true;
  } catch {
    return false;
  }
}

/** @param ownServices the practice's push services, which may be inside its network */
export function isSubscription(
  { endpoint, p256dh, auth }: Pick<PushDevice, 'endpoint' | 'p256dh' | 'auth'>,
  ownServices: readonly string[],
): boolean {
  if (endpoint.length > MAX_ENDPOINT || !P256DH.test(p256dh) || !AUTH.test(auth)) return false;
  return (isOwn(endpoint, ownServices) || !outsideProblem(endpoint)) && isPoint(p256dh);
}

const isOwn = (endpoint: string, ownServices: readonly string[]): boolean =>
  ownServices.includes(URL.parse(endpoint)?.origin ?? '');

/** For the service worker, padded to {@link LENGTH}. */
export function pushText(notice: Noticed, now: number, zone: string): string {
  const { title, text } = noticeWords(notice, now, zone);
  const { kind, leadId } = notice;
  const json = JSON.stringify({ title, text, path: pagePath(notice), tag: leadId ?? kind });
  return json.padEnd(LENGTH - (Buffer.byteLength(json) - json.length), ' ');
}

export function outcomeOf(answer: Awaited<ReturnType<typeof post>>): NoticeOutcome {
  const { status } = answer;
  if (status === null)
    return { kind: 'later', reason: `No answer from the push service (${answer.code})` };
  if (status >= 200 && status < 300) return { kind: 'sent' };
  const reason = `The push service answered ${status}`;
  // The browser was uninstalled, or permission revoked.
  if (status === 404 || status === 410) return { kind: 'gone' };
  if (status >= 500 || status === 408 || status === 429) {
    const { retryAfterMs } = answer;
    return { kind: 'later', reason, ...(retryAfterMs !== undefined && { retryAfterMs }) };
  }
  return { kind: 'refused', reason };
}

export interface PushOptions {
  notices: Pick<NoticeStore, 'secret'>;
  clock: Pick<Clock, 'now'>;
  /** Address of the practice for push services. */
  contact: string;
  zone: string;
  ownServices: readonly string[];
}

/** Never throws for what a push service does. */
export type Push = (device: PushDevice, notice: Noticed, endsAt: number) => Promise<NoticeOutcome>;

export function createPush({ notices, clock, contact, zone, ownServices }: PushOptions): Push {
  return async (device, notice, endsAt) => {
    const { endpoint, p256dh, auth } = device;
    // Settings may have changed since it was added.
    if (!isSubscription(device, ownServices))
      return { kind: 'refused', reason: 'The address of the push service is not allowed' };
    const now = clock.now();
    const { headers, body } = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      pushText(notice, now, zone),
      {
        vapidDetails: { subject: `mailto:${contact}`, ...(await vapidKeys(notices)) },
        TTL: Math.max(1, Math.round((endsAt - now) / SECOND)),
        urgency: 'high',
        contentEncoding: 'aes128gcm',
      },
    );
    const texts = Object.entries(headers).map(([name, value]) => [name, String(value)] as const);
    const lookup = isOwn(endpoint, ownServices) ? undefined : publicLookup;
    return outcomeOf(await post(endpoint, body, Object.fromEntries(texts), clock.now, lookup));
  };
}
