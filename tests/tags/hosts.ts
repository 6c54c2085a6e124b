/** Fakes of the tag hosts under their real names. */
import type { BrowserContext } from '@playwright/test';
import { tagManager } from './fake-tag-manager.ts';

/** A recorded request to another host. */
export interface RecordedRequest {
  host: string;
  text: string;
}

/** Responds like the tag hosts, and records requests. */
export async function recordTagRequests(
  context: BrowserContext,
  origin: string,
): Promise<RecordedRequest[]> {
  const heard: RecordedRequest[] = [];
  await context.route(
    (url) => url.origin !== origin,
    async (route) => {
      const request = route.request();
      const { host, pathname } = new URL(request.url());
      heard.push({ host, text: `${request.url()} ${request.postData() ?? ''}` });
      await route.fulfill({
        contentType: 'text/javascript',
        headers: { 'access-control-allow-origin': '*' },
        body: pathname === '/gtm.js' ? tagManager(new URL(request.url())) : '',
      });
    },
  );
  return heard;
}
