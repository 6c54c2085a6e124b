/** Pages that stay on the device once somebody asks for it: the crisis page and opened guides (client/README.md). */

/** Address of the service worker; fixed, so that a browser finds its next version there. */
export const KEPT_WORKER = '/keep.js';

/** The only pages that a worker keeps have this attribute: the paths to keep, with spaces between. */
export const KEEPS = 'data-keep-pages';
