/** Pages that are never tracked, whatever the consent. */

/** What decides whether a page is tracked. */
export interface PageFacts {
  path: string;
  /** Path of the page that books the free call. */
  freeCall: string;
  /** Visitors can type on it. */
  hasForm: boolean;
  /** Answers, results, violence, and the pages after them have a quick exit, at any address. */
  hasQuickExit: boolean;
}

/** First path segments of pages where no tracker runs, with or without a quick exit. */
const NEVER = ['quiz', 'quiz-result', 'admin'];
/** Campaign parameters. Any other parameter may be personal. */
const CAMPAIGN = ['utm_source', 'utm_medium', 'utm_campaign'];

/** Whether a page has a booking form: never recorded, but counted, though it has a quick exit. */
const books = ({ path, freeCall }: Pick<PageFacts, 'path' | 'freeCall'>): boolean =>
  [freeCall, '/reset'].some((page) => `${path}/`.startsWith(`${page}/`));

/** Whether trackers may run on a page, whatever its query. */
export function mayTrack(page: Omit<PageFacts, 'hasForm'>): boolean {
  if (NEVER.includes(page.path.split('/')[1] ?? '')) return false;
  return !page.hasQuickExit || books(page);
}

/** Whether a query has only campaign parameters. */
export function hasOnlyCampaignParams(search: string): boolean {
  return [...new URLSearchParams(search).keys()].every((key) => CAMPAIGN.includes(key));
}

/** Whether a session may be recorded on a page: not where visitors can type. */
export function mayRecord(page: PageFacts): boolean {
  return mayTrack(page) && !page.hasForm && !books(page);
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
