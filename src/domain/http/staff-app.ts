/** The staff area on a home screen: phones push notices to pages that were added there only, or to a browser. */
import { ICON_PAPER, ICONS } from './web-manifest.ts';

/** Address of the service worker that shows notices. Its folder is its scope: no page of visitors is in it. */
export const NOTICE_WORKER = '/admin/notice-worker.js';

/** Scope of the worker. */
export const NOTICE_SCOPE = '/admin/';

/** The only page that registers the worker has this attribute. */
export const RINGS = 'data-rings';

/** Name of its policy for the typed URL of the worker. */
export const NOTICE_POLICY = 'notices';

export const STAFF_MANIFEST_PATH = '/admin/manifest.webmanifest';

/** The manifest as JSON. In a window of its own, which iPhones ask for; whoever works here has nothing to hide on it. */
export function staffManifest(site: { name: string; locale: string }): string {
  return JSON.stringify({
    id: '/admin',
    name: `${site.name}, staff`,
    short_name: site.name,
    lang: site.locale,
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
