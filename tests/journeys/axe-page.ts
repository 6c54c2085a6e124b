/** The accessibility rules, held against a page as it stands. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { AXE_TAGS, wordsOf } from './axe-words.ts';

/** One line per element that breaks a rule, on the page or in one part of it. */
export async function complaints(page: Page, part = 'html'): Promise<string[]> {
  const rules = new AxeBuilder({ page }).include(part).withTags([...AXE_TAGS]);
  const { violations } = await rules.analyze();
  return wordsOf(
    violations.map(({ id, nodes }) => ({
      id,
      nodes: nodes.map(({ target, failureSummary }) => ({
        target: target.join(' '),
        failureSummary,
      })),
    })),
  );
}
