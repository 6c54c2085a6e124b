/**
 * The service worker of one kept page: its scope is the path of that page. With a connection, the page always comes
 * from the server, and the copy is replaced; without one, or if the server fails, the copy is shown. Nothing but the
 * page and the pictures and fonts it names is kept. Max. 2 kB.
 */
import { KEEPS } from '#lib/kept-pages.ts';

interface WaitingEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface FetchEvent extends WaitingEvent {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Worker {
  registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install', listener: (event: WaitingEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
}

const worker = self as unknown as Worker;
const page = new URL(worker.registration.scope).pathname;
const FILES = /\/_astro\/[\w.-]+\.(?:svg|woff2)/g;
const anyway = { ignoreVary: true };

/** A page that is gone, or no longer to be kept, leaves nothing behind. */
async function keep(response: Response, cache: Cache): Promise<void> {
  const html = await response.clone().text();
  if (!response.ok || !html.includes(KEEPS)) {
    await caches.delete(page);
    await worker.registration.unregister();
    return;
  }
  const files = new Set(html.match(FILES));
  await cache.put(page, response);
  for (const { url } of await cache.keys()) {
    const { pathname } = new URL(url);
    if (pathname !== page && !files.delete(pathname)) await cache.delete(url);
  }
  await Promise.allSettled([...files].map((file) => cache.add(file)));
}

async function open(event: FetchEvent): Promise<Response> {
  // Opened first: if a quick exit deletes it meanwhile, what follows goes nowhere.
  const cache = await caches.open(page);
  const copy = async (): Promise<Response | undefined> => cache.match(page, anyway);
  try {
    // The browser's cache may have a page of an earlier build.
    const response = await fetch(event.request, { cache: 'no-cache' });
    if (response.ok || response.status === 404 || response.status === 410)
      event.waitUntil(keep(response.clone(), cache));
    return response.status < 500 ? response : ((await copy()) ?? response);
  } catch (error) {
    const kept = await copy();
    if (kept) return kept;
    throw error;
  }
}

async function file(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await caches.match(request, anyway);
    if (kept) return kept;
    throw error;
  }
}

worker.addEventListener('install', (event) => {
  const first = async (): Promise<void> => {
    const cache = await caches.open(page);
    const response = await fetch(page, { cache: 'reload' });
    if (!response.ok) throw new Error(response.statusText);
    await keep(response, cache);
    await worker.skipWaiting();
  };
  event.waitUntil(first());
});

worker.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== location.origin) return;
  if (mode === 'navigate') {
    if (pathname === page) event.respondWith(open(event));
  } else if (pathname.match(FILES)) event.respondWith(file(event.request));
});
