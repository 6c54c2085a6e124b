/** Pages that stay on the device on request: the crisis page and opened guides (features/README.md). */

/** Fixed, so that a browser finds the worker's next version there. */
export const KEPT_WORKER = '/keep.js';

/** Only pages that a worker keeps have this attribute: paths separated by spaces. */
export const KEEPS = 'data-keep-pages';
