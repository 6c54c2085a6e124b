/** Addresses and file names from what somebody called something. */

/** `First Call` → `first-call`. */
export const slug = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
