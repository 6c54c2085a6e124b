/** Words that wrap in the middle without a hyphen, because their column or button is too narrow. */
import type { Page } from '@playwright/test';

/** Visible words of at least three letters that wrap in the middle, each with its element. */
export const brokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const broken: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let text = texts.nextNode() as Text | null; text; text = texts.nextNode() as Text | null) {
      const parent = text.parentElement;
      if (!parent?.checkVisibility({ visibilityProperty: true }) || parent.closest('svg')) continue;
      for (const { 0: word, index } of text.data.matchAll(/[\p{L}\p{N}’]{3,}/gu)) {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const [first, ...rest] = [...range.getClientRects()].filter(({ width }) => width > 0);
        if (first && rest.some(({ top }) => top > first.bottom - 1))
          broken.push(`${word} in ${parent.outerHTML.slice(0, 60)}`);
      }
    }
    return broken;
  });
