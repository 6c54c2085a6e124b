/**
 * At the end of the journeys, prints what the page contained when one failed. CI keeps no files, and a test that fails
 * once in a thousand runs cannot be repeated.
 */
import { readFileSync } from 'node:fs';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** Lines of a page that are printed: from an open dialog on, or else from its start. */
const MAX_LINES = 30;
/** Pages that are printed; many failures at once usually have one cause. */
const MAX_PAGES = 3;

/** The accessibility tree in Playwright's file about a failure, whatever its heading there; empty if there is none. */
function pageOf({ attachments }: TestResult): string[] {
  // One for each error; not every one has the page.
  const text = attachments
    .flatMap(({ name, path }) =>
      name === 'error-context' && path ? readFileSync(path, 'utf8') : [],
    )
    .join('\n');
  const lines = /```yaml\n([\s\S]*?)\n```/.exec(text)?.[1]?.split('\n') ?? [];
  const dialog = lines.findIndex((line) => /^\s*- dialog\b/.test(line));
  const start = Math.max(0, dialog);
  return lines.slice(start, start + MAX_LINES);
}

// Playwright requires a default export here.
export default class PageAtFailure implements Reporter {
  private readonly pages: string[] = [];

  onTestEnd({ title }: TestCase, result: TestResult): void {
    if (result.status === 'passed' || this.pages.length === MAX_PAGES) return;
    const lines = pageOf(result);
    if (lines.length > 0) this.pages.push([`Page of "${title}":`, ...lines].join('\n'));
  }

  onEnd(): void {
    for (const page of this.pages) console.log(`\n${page}`);
  }

  printsToStdio(): boolean {
    return false;
  }
}
