/** The day of the build in UTC, `YYYY-MM-DD` (astro.config.mjs puts it in). */
declare const BUILD_DAY: string;

export const today: string = BUILD_DAY;
