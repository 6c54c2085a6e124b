/** Pages that are never tracked, whatever the consent. */
import { LANGUAGES } from '#lib/language.ts';

export interface PageFacts {
  path: string;
  /** Path of the page that books the free call. */
  freeCall: string;
  hasForm: boolean;
  /** Answers, results, violence, and the pages after them have a quick exit, at any address. */
  hasQuickExit: boolean;
}

/**
 * First path segments of pages without trackers, with or without a quick exit. Translations neither ask nor have a switch
 * that turns off what was allowed on another page.
 */
const NEVER: readonly string[] = ['quiz', 'quiz-result', 'admin', ...LANGUAGES];
/** Any other parameter may be personal. */
const CAMPAIGN = ['utm_source', 'utm_medium', 'utm_campaign'];

/** Never recorded, but counted, despite its quick exit. */
const books = ({ path, freeCall }: Pick<PageFacts, 'path' | 'freeCall'>): boolean =>
  [freeCall, '/reset'].some((page) => `${path}/`.startsWith(`${page}/`));

/** Whatever the query. */
export function mayTrack(page: Omit<PageFacts, 'hasForm'>): boolean {
  if (NEVER.includes(page.path.split('/')[1] ?? '')) return false;
  return !page.hasQuickExit || books(page);
}

export function hasOnlyCampaignParams(search: string): boolean {
  return [...new URLSearchParams(search).keys()].every((key) => CAMPAIGN.includes(key));
}

/** Not where visitors can type. */
export function mayRecord(page: PageFacts): boolean {
  return mayTrack(page) && !page.hasForm && !books(page);
}

/** Keeps origin, path and campaign: everything else may be personal. */
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
