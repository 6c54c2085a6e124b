/** Notices of the own account, and whether this browser rings. */
import { NOTICE_POLICY, NOTICE_SCOPE, NOTICE_WORKER } from '#lib/http/staff-app.ts';
import type {
  NoticeDevice,
  NoticeSettings,
  NoticesView,
} from '#staff/contract/messages/notices.ts';
import { atom } from 'nanostores';
import { askJson, StaffError } from '../client.ts';

/** `undefined` until the server has answered. */
export const $notices = atom<NoticesView | undefined>(undefined);
/** Whether the last load failed. */
export const $noticesFailed = atom(false);

/**
 * `home-screen`: an iPhone or iPad, where only pages of the home screen may ring. `never`: the browser cannot. `blocked`:
 * the person or the system said no.
 */
export type Ringing = 'home-screen' | 'never' | 'blocked' | 'off' | 'on';
export const $ringing = atom<Ringing>('off');
/** The device of the list that this browser is. */
export const $own = atom<NoticeDevice | undefined>(undefined);

/** What TypeScript does not know of Trusted Types; the policy of the page allows this name. */
declare const trustedTypes:
  | {
      createPolicy(
        name: string,
        rules: { createScriptURL(url: string): string },
      ): { createScriptURL(url: string): string };
    }
  | undefined;

let script: string | undefined;

/** The address of the worker, typed where the browser wants that. */
function workerUrl(): string {
  const same = { createScriptURL: (url: string) => url };
  script ??= (
    'trustedTypes' in window ? trustedTypes?.createPolicy(NOTICE_POLICY, same) : same
  )?.createScriptURL(NOTICE_WORKER);
  return script ?? '';
}

const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
const isApple = (): boolean =>
  /iPhone|iPad/.test(navigator.userAgent) ||
  (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);

async function subscription(): Promise<PushSubscription | null> {
  if (!canPush()) return null;
  const known = await navigator.serviceWorker.getRegistration(NOTICE_SCOPE);
  return (await known?.pushManager.getSubscription()) ?? null;
}

async function markOf(endpoint: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint));
  const text = btoa(String.fromCharCode(...new Uint8Array(digest)));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Takes over what the server says, and finds this browser in it. */
async function takeOver(view: NoticesView): Promise<NoticesView> {
  const own = await subscription();
  const mark = own && (await markOf(own.endpoint));
  const device = view.devices.find((one) => one.mark === mark);
  $own.set(device);
  if (!canPush()) $ringing.set(isApple() ? 'home-screen' : 'never');
  else if (Notification.permission === 'denied') $ringing.set('blocked');
  else $ringing.set(device ? 'on' : 'off');
  $notices.set(view);
  $noticesFailed.set(false);
  return view;
}

/** Loads them. */
export async function loadNotices(): Promise<void> {
  try {
    await takeOver(await askJson<NoticesView>('notices'));
  } catch (error) {
    if (!(error instanceof StaffError)) throw error;
    $noticesFailed.set(true);
  }
}

const change = async (...call: Parameters<typeof askJson>): Promise<NoticesView> =>
  takeOver(await askJson<NoticesView>(...call));

/** Changes some settings; what is shown changes at once, and back if the server refuses. @throws {StaffError} */
export async function setNotices(changes: Partial<NoticeSettings>): Promise<void> {
  const before = $notices.get();
  if (!before) return;
  const settings = { ...before.settings, ...changes };
  $notices.set({ ...before, settings });
  try {
    await change('notices', { method: 'PUT', body: settings });
  } catch (error) {
    $notices.set(before);
    throw error;
  }
}

/** The person or the system did not allow it. */
export class NotAllowed extends Error {
  override name = 'NotAllowed';
}

function bytesOf(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

/**
 * Lets this browser ring; asks the person first, who has just said so on the page.
 * @throws {NotAllowed}, {StaffError}
 */
export async function turnOn(): Promise<void> {
  const view = $notices.get();
  if (!view) return;
  if ((await Notification.requestPermission()) !== 'granted') {
    $ringing.set(Notification.permission === 'denied' ? 'blocked' : 'off');
    throw new NotAllowed('The browser does not allow notices');
  }
  const registration = await navigator.serviceWorker.register(workerUrl(), {
    scope: NOTICE_SCOPE,
    updateViaCache: 'none',
  });
  const { pushManager } = registration;
  const options = { userVisibleOnly: true, applicationServerKey: bytesOf(view.key) };
  // One made with the key of another server rings no more.
  const former = await pushManager.getSubscription();
  if (former && !view.devices.some(({ id }) => id === $own.get()?.id)) await former.unsubscribe();
  const { endpoint, keys } = (await pushManager.subscribe(options)).toJSON();
  await change('notices/devices', { body: { endpoint, keys } });
}

/** Stops a device. @throws {StaffError} */
export async function turnOff({ id }: Pick<NoticeDevice, 'id'>): Promise<void> {
  const isOwn = id === $own.get()?.id;
  await change(`notices/devices/${encodeURIComponent(id)}`, { method: 'DELETE' });
  if (isOwn) await (await subscription())?.unsubscribe();
}

/** Rings a device once. @throws {StaffError} */
export const ring = ({ id }: Pick<NoticeDevice, 'id'>): Promise<NoticesView> =>
  change(`notices/devices/${encodeURIComponent(id)}/ring`, { body: {} });

/** Words for a failed change. */
export function failureWords(error: unknown): string {
  if (error instanceof NotAllowed) return 'The browser doesn’t allow it. Nothing was changed.';
  if (!(error instanceof StaffError)) return 'This browser didn’t turn it on. Nothing was changed.';
  if (error.trouble === 'offline') return 'No connection. Nothing was changed.';
  const { message } = (error.body ?? {}) as { message?: string };
  return message ?? 'Something went wrong on our side. Nothing was changed.';
}
