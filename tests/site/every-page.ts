/** Runs a rule over every page, so that one failing test lists all the places. */
import { pages, type Page } from './dist.ts';

/** What is wrong with a page, in words; nothing when the rule holds. */
export type Rule = (page: Page) => readonly string[] | string | undefined;

/** `route: what is wrong` for every page the rule does not hold on. */
export function broken(rule: Rule, over: readonly Page[] = pages): string[] {
  return over.flatMap((page) => {
    const found = rule(page);
    return [found ?? []].flat().map((what) => `${page.route}: ${what}`);
  });
}
