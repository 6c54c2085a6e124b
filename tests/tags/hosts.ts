/** The hosts of the tags, under their real names, answered by the machine itself. */
import type { BrowserContext } from '@playwright/test';
import { tagManager } from './stand-in.ts';

/** One request to another host, with everything it says. */
export interface Heard {
  host: string;
  text: string;
}

/** Answers as the tags' hosts would, and keeps what they were told. */
export async function overhearTags(context: BrowserContext, origin: string): Promise<Heard[]> {
  const heard: Heard[] = [];
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
