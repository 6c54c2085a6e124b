/** Sizes of what the content editor sends. The proxies' files let through as much (`tests/proxies/limits.test.ts`). */

/** Bytes of a picture before it is made smaller; phones take photos of 2 to 12 MB. */
export const MAX_PICTURE = 12_000_000;

/** Bytes of a save: such a picture in Base64, and 1 MB of texts. */
export const MAX_SAVE = Math.ceil(MAX_PICTURE / 3) * 4 + 1_000_000;

/** What proxies let through of a save, in MB: more than the server takes, so that its words are shown. */
export const PROXY_SAVE_MB = Math.ceil(MAX_SAVE / 1_000_000) + 1;
