/** Runs the accessibility rules on the current state of a page. */
import axe from 'axe-core';
import type { Page } from '@playwright/test';

const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What depends on the color scheme: all that has to be checked a second time, in dark. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/**
 * Forces layout of the whole page: axe uses elementFromPoint, and sections that get their height late move the points.
 */
function layOut(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { content-visibility: visible !important }');
  document.adoptedStyleSheets.push(sheet);
}

/**
 * One line per violation; frames are left out. Not by `@axe-core/playwright`: it describes every
 * element that passes, loads the rules anew for each look and opens a page to join the results of frames, which is half of
 * the processor time.
 * @param part of the page; rules about whole pages run for `html` alone
 * @param rules only these, if they are named
 * @param skip what is not looked at, as a selector
 */
export async function violations(
  page: Page,
  part = 'html',
  rules?: readonly string[],
  skip?: string,
): Promise<string[]> {
  await page.evaluate(layOut);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const found = await page.evaluate(
    async ({ context, runOnly }) => {
      const results = await window.axe?.run(context, {
        runOnly,
        resultTypes: ['violations'],
        iframes: false,
        preload: false,
      });
      return results?.violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary = '' }) => {
          const why = failureSummary.replace(/\s+/g, ' ').slice(0, 200);
          return `${id}: ${target.join(' ')}: ${why}`;
        }),
      );
    },
    {
      context: { include: [part], exclude: skip ? [skip] : [] },
      runOnly: rules
        ? { type: 'rule' as const, values: [...rules] }
        : { type: 'tag' as const, values: AXE_TAGS },
    },
  );
  if (found === undefined) throw new Error('The accessibility rules did not load.');
  return found;
}

/** In light, and what depends on colors again in dark, without color transitions in progress. @param skip see {@link violations} */
export async function violationsInBoth(
  page: Page,
  part?: string,
  skip?: string,
): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  const light = await violations(page, part, undefined, skip);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  const dark = await violations(page, part, COLOR_RULES, skip);
  return [...light, ...dark.map((line) => `dark: ${line}`)];
}
