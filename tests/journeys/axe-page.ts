/** Runs the accessibility rules on the current state of a page. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { AXE_TAGS, formatViolations } from './axe-words.ts';

/** One line per violation, on the page or in one part of it. */
export async function violations(page: Page, part = 'html'): Promise<string[]> {
  const rules = new AxeBuilder({ page }).include(part).withTags([...AXE_TAGS]);
  const { violations } = await rules.analyze();
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
