/** What the edges of the window cut off. Pages never scroll sideways (styles/base.css), so their width does not tell. */
import type { Page } from '@playwright/test';

/** Visible texts, fields, buttons and links that begin or end outside the window, but in boxes that scroll or cut. */
export const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    delete document.documentElement.dataset.deferLayout;
    const { clientWidth } = document.documentElement;
    const isOutside = ({ left, right, width }: DOMRect): boolean =>
      width > 2 && (left < -1 || right > clientWidth + 1);
    const isMeant = (element: Element | null): boolean => {
      for (let box = element; box && box !== document.body; box = box.parentElement) {
        if (box.ariaHidden === 'true' || getComputedStyle(box).overflowX !== 'visible') return true;
      }
      return false;
    };
    const found = new Set<string>();
    const note = (element: Element, rects: Iterable<DOMRect>): void => {
      if (![...rects].some(isOutside) || isMeant(element.parentElement)) return;
      if (element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        found.add(`${element.tagName} ${element.textContent.trim().slice(0, 40)}`);
    };
    for (const control of document.querySelectorAll('a, button, input, select, textarea, summary'))
      note(control, control.getClientRects());
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      range.selectNodeContents(text);
      if (text.parentElement && getComputedStyle(text.parentElement).overflowX === 'visible')
        note(text.parentElement, range.getClientRects());
    }
    return [...found];
  });
