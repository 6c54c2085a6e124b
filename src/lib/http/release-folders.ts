/** A new site is built in a separate folder and replaces the old one when complete. */

/** Kept because open pages still load its files. */
export const previousOf = (dist: string): string => `${dist}.previous`;

/** @param maker its process id, because several builds may run at a time */
export const nextOf = (dist: string, maker: number | string): string => `${dist}.next-${maker}`;

/** The reverse of `nextOf`. */
export const distOf = (next: string): string => next.replace(/\.next-\d+$/, '');
