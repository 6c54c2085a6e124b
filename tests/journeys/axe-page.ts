/** Runs the accessibility rules on the current state of a page. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { AXE_TAGS, COLOR_RULES, formatViolations } from './axe-words.ts';

/**
 * Forces layout of the whole page: axe uses elementFromPoint, and sections that get their height late move the points.
 */
export function layOut(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { content-visibility: visible !important }');
  document.adoptedStyleSheets.push(sheet);
}

/** One line per violation, on the page or in one part of it; only of some rules, if they are named. */
export async function violations(
  page: Page,
  part = 'html',
  rules?: readonly string[],
): Promise<string[]> {
  await page.evaluate(layOut);
  const builder = new AxeBuilder({ page }).include(part);
  const run = rules ? builder.withRules([...rules]) : builder.withTags([...AXE_TAGS]);
  const { violations } = await run.analyze();
  return formatViolations(
    violations.map(({ id, nodes }) => ({
      id,
      nodes: nodes.map(({ target, failureSummary }) => ({
        target: target.join(' '),
        failureSummary,
      })),
    })),
  );
}

/** In light, and what depends on colors again in dark, without color transitions in progress. */
export async function violationsInBoth(page: Page, part?: string): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  const light = await violations(page, part);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  const dark = await violations(page, part, COLOR_RULES);
  return [...light, ...dark.map((line) => `dark: ${line}`)];
}
