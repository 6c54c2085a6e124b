/** Runs a rule on every page, so that one failing test lists all violations. */
import { pages, type Page } from './dist.ts';

/** Violations; empty if the rule holds. */
export type Rule = (page: Page) => readonly string[] | string | undefined;

/** `route: violation` for all pages. */
export function broken(rule: Rule, over: readonly Page[] = pages): string[] {
  return over.flatMap((page) => {
    const found = rule(page);
    return [found ?? []].flat().map((what) => `${page.route}: ${what}`);
  });
}

/** Names of the checks that fail. */
export const failed = (checks: Readonly<Record<string, boolean>>): string[] =>
  Object.keys(checks).filter((name) => !checks[name]);
