/** Shows the preview in place of the site in the browser of an editor who opened it. */
import type { Handle } from '../base/http/context.ts';
import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { PREVIEW_END } from '#lib/http/routes.ts';
import { CACHING } from '#lib/http/headers.ts';
import { createBoundedMap } from '../base/bounded-map.ts';
import { HOUR, type Clock } from '../base/clock.ts';
import { createFiles } from '../site/files.ts';
import type { Log } from '../base/log.ts';
import { cookie, cookieOf, noCookie } from '../accounts/cookies.ts';

type Header = readonly [name: string, value: string];

const COOKIE = '__Host-preview';
/** A preview that nobody closed ends after this time. */
const VISIT_MS = 2 * HOUR;
const MAX_VISITS = 100;
/** Cached pages would be shown on the wrong side of the switch. */
const FORGET: Header = ['Clear-Site-Data', '"cache"'];

export interface PreviewVisits {
  /** Headers that begin a visit in one browser. */
  begin: () => Header[];
  /** Serves the preview to those who visit it, and the site to all others. */
  withPreview: (files: Handle) => Handle;
}

/** @param isEditor whether a request has the session of somebody who may change content; a preview ends with it */
export function createPreviewVisits(
  folder: string,
  clock: Clock,
  log: Log,
  isEditor: (headers: IncomingHttpHeaders) => Promise<boolean>,
): PreviewVisits {
  const visits = createBoundedMap<number>(MAX_VISITS);
  const previewFiles = createFiles(folder, log);
  const isVisiting = async (request: IncomingMessage): Promise<boolean> => {
    if (!request.headers.cookie?.includes(COOKIE)) return false;
    const end = visits.get(cookieOf(request.headers, COOKIE) ?? '');
    return end !== undefined && clock.steady() < end && isEditor(request.headers);
  };
  return {
    begin() {
      const token = randomBytes(24).toString('base64url');
      visits.set(token, clock.steady() + VISIT_MS);
      return [['Set-Cookie', cookie(COOKIE, token, VISIT_MS)], FORGET];
    },
    withPreview: (files) => async (request, response, path) => {
      if (path === PREVIEW_END) {
        response.writeHead(303, {
          Location: '/admin/content/changes',
          'Set-Cookie': noCookie(COOKIE),
          [FORGET[0]]: FORGET[1],
          'Cache-Control': CACHING.never,
        });
        response.end();
        return;
      }
      // Staff pages stay those of the running site.
      if (path.startsWith('/admin') || !(await isVisiting(request)))
        return files(request, response, path);
      const writeHead = response.writeHead.bind(response);
      response.writeHead = ((status: number, ...rest: [never]) => {
        response.setHeader('Cache-Control', CACHING.never);
        return writeHead(status, ...rest);
      }) as typeof response.writeHead;
      return previewFiles(request, response, path);
    },
  };
}
