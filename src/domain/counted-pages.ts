/** On which pages other companies may look at all, whatever was allowed. */

/**
 * Somebody's answers, results and requests, pages one may have to leave at once, the desk of the staff: no adapter runs
 * there, nor below. First parts of paths.
 */
const NEVER = [
  'quiz',
  'quiz-result',
  'thank-you',
  'signed-up',
  'reset-requested',
  'crisis-couples',
  'not-the-first-step',
  'this-visit',
  'admin',
];
/** Where somebody writes to us: nobody films that. */
const FORM_PAGES = /^\/(?:vibe-check|reset)(?:\/|$)/;
/** What links of campaigns add to an address. Anything else there may be about a person. */
const CAMPAIGN = ['utm_source', 'utm_medium', 'utm_campaign'];

/** Whether an adapter may run on the page at `path`, whatever its address says besides. */
export function isCounted(path: string): boolean {
  return !NEVER.includes(path.split('/')[1] ?? '');
}

/** Whether the query of an address tells nothing but which campaign led here. */
export function isPlainQuery(search: string): boolean {
  return [...new URLSearchParams(search).keys()].every((key) => CAMPAIGN.includes(key));
}

/** Whether a session may be recorded on the page at `path`: none where somebody could type something. */
export function isRecorded(path: string, hasForm: boolean): boolean {
  return isCounted(path) && !hasForm && !FORM_PAGES.test(path);
}

/** An address without anything that could be about a person: origin, path and the campaign. */
export function cleanAddress(address: string): string | undefined {
  if (!URL.canParse(address)) return;
  const { origin, pathname, searchParams } = new URL(address);
  const kept = CAMPAIGN.flatMap((key) => {
    const value = searchParams.get(key);
    return value === null ? [] : [[key, value]];
  });
  const query = new URLSearchParams(kept).toString();
  return `${origin}${pathname}${query && `?${query}`}`;
}
