/** The staff area on a home screen: phones push notices only to pages added there, or to a browser. */
import { LOCALE } from '../language.ts';
import { ICON_PAPER, ICONS } from './web-manifest.ts';

/** The service worker that shows notices. Its folder is its scope: no page of visitors is in it. */
export const NOTICE_WORKER = '/admin/notice-worker.js';

export const NOTICE_SCOPE = '/admin/';

/** The only page that registers the worker has this attribute. */
export const RINGS = 'data-rings';

/** For the worker's typed URL. */
export const NOTICE_POLICY = 'notices';

export const STAFF_MANIFEST_PATH = '/admin/manifest.webmanifest';

/** A standalone window, which iPhones require; staff have nothing to hide on it. */
export function staffManifest(site: { name: string }): string {
  return JSON.stringify({
    id: '/admin',
    name: `${site.name}, staff`,
    short_name: site.name,
    lang: LOCALE,
    start_url: '/admin',
    scope: '/admin',
    display: 'standalone',
    background_color: ICON_PAPER,
    theme_color: '#10262c',
    icons: ICONS.map(({ path, size, purpose }) => ({
      src: path,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
  });
}
