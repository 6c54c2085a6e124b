/**
 * The service worker of staff notices, for the staff area only: it shows what the server pushed and opens the page
 * behind it. It keeps nothing and answers no request of a page.
 */

interface Said {
  title: string;
  text: string;
  path: string;
  tag: string;
}
interface WaitingEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface PushEvent extends WaitingEvent {
  data: { json(): Said } | null;
}
interface ClickEvent extends WaitingEvent {
  notification: Notification;
}
interface WindowClient {
  url: string;
  focus(): Promise<unknown>;
}
interface Worker {
  registration: ServiceWorkerRegistration;
  clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<WindowClient[]>;
    openWindow(url: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install', listener: (event: WaitingEvent) => void): void;
  addEventListener(type: 'push', listener: (event: PushEvent) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: ClickEvent) => void): void;
}

const worker = self as unknown as Worker;
const START = '/admin';

/** Browsers expect something to be shown for each message, also for an unreadable one. */
function said({ data }: PushEvent): Said {
  try {
    if (data) return data.json();
  } catch {
    // Said below.
  }
  return { title: 'Something is new', text: 'Open the inbox', path: START, tag: 'new' };
}

/** Goes to the page where it is open already. */
async function open(path: string): Promise<unknown> {
  const url = new URL(path.startsWith(START) ? path : START, worker.registration.scope).href;
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = windows.find((client) => client.url === url);
  return there ? there.focus() : worker.clients.openWindow(url);
}

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener('push', (event) => {
  const { title, text, path, tag } = said(event);
  // Rings again where it takes the place of an earlier notice about the same request.
  const look = { icon: '/icon-192.png', badge: '/icon-192.png', renotify: true };
  event.waitUntil(
    worker.registration.showNotification(title, { ...look, body: text, tag, data: path }),
  );
});
worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(String(event.notification.data)));
});
