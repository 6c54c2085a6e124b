/** Pages that are never tracked, whatever the consent. */

/**
 * First path segments of pages where no tracker runs: answers, results, forms, pages with a quick
 * exit, staff pages.
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
/** Pages with a form: never recorded. */
const FORM_PAGES = /^\/(?:vibe-check|reset)(?:\/|$)/;
/** Campaign parameters. Any other parameter may be personal. */
const CAMPAIGN = ['utm_source', 'utm_medium', 'utm_campaign'];

/** Whether trackers may run on the page at `path`, whatever its query. */
export function mayTrack(path: string): boolean {
  return !NEVER.includes(path.split('/')[1] ?? '');
}

/** Whether a query has only campaign parameters. */
export function hasOnlyCampaignParams(search: string): boolean {
  return [...new URLSearchParams(search).keys()].every((key) => CAMPAIGN.includes(key));
}

/** Whether a session may be recorded on the page at `path`: not where visitors can type. */
export function mayRecord(path: string, hasForm: boolean): boolean {
  return mayTrack(path) && !hasForm && !FORM_PAGES.test(path);
}

/** Removes everything from a URL that may be personal: keeps origin, path and campaign. */
export function stripQuery(address: string): string | undefined {
  let url: URL;
  try {
    url = new URL(address);
  } catch {
    return;
  }
  const { origin, pathname, searchParams } = url;
  const kept = CAMPAIGN.flatMap((key) => {
    const value = searchParams.get(key);
    return value === null ? [] : [[key, value]];
  });
  const query = new URLSearchParams(kept).toString();
  return `${origin}${pathname}${query && `?${query}`}`;
}
