/**
 * The date of the build in the practice's time zone, `YYYY-MM-DD`; the variable `BUILD_DAY`
 * overrides it (astro.config.mjs).
 */
declare const BUILD_DAY: string;

export const today: string = BUILD_DAY;

/** Whether this build is a preview for editors: with drafts and what appears on a later day (`BUILD_PREVIEW`). */
declare const BUILD_PREVIEW: boolean;

export const isPreview: boolean = BUILD_PREVIEW;

/** The last day whose content is on this site. */
export const lastDay: string = isPreview ? '9999-12-31' : today;
