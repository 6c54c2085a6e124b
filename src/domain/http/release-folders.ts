/**
 * Folder names of a build: a new site is built in its own folder and replaces the old one when
 * complete.
 */

/** The previous build, kept because open pages still load its files. */
export const previousOf = (dist: string): string => `${dist}.previous`;

/**
 * The folder of a running build. @param maker its process id, because several builds may run at a
 * time
 */
export const nextOf = (dist: string, maker: number | string): string => `${dist}.next-${maker}`;

/** The folder that a running build replaces; the other way around than `nextOf`. */
export const distOf = (next: string): string => next.replace(/\.next-\d+$/, '');
