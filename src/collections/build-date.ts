/**
 * The date of the build in the practice's time zone, `YYYY-MM-DD`; the variable `BUILD_DAY`
 * overrides it (astro.config.mjs).
 */
declare const BUILD_DAY: string;

export const today: string = BUILD_DAY;
