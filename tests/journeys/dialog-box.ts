/** Open dialogs, measured. */
import type { Locator } from '@playwright/test';

/**
 * Selectors that hit something in the dialog by its element name, and only because of where the dialog stands: a rule
 * of a section like `.newsletter img` (H1). Names of classes belong to whoever wrote them, so they are left out.
 */
export const reachedInto = (dialog: Locator): Promise<string[]> =>
  dialog.evaluate((box) => {
    const alone = document.body.appendChild(box.cloneNode(true) as Element);
    const [here, there] = [box, alone].map((one) => [...one.querySelectorAll('*')]);
    const found = new Set<string>();
    const look = (rules: CSSRuleList, within = ''): void => {
      for (const rule of rules) {
        let selector = within;
        if (rule instanceof CSSStyleRule) {
          selector = rule.selectorText;
          if (within) selector = selector.replaceAll('&', `:is(${within})`);
          const byName = /(?:^|[\s>+~(,])[a-z][a-z\d]*(?::[a-z-]+(?:\([^)]*\))?)*\)*$/;
          if (selector.split(/,(?![^(]*\))/).some((one) => byName.test(one.trim())))
            for (const [index, element] of (here ?? []).entries())
              if (element.matches(selector) && !there?.[index]?.matches(selector))
                found.add(`${selector} hits ${element.tagName.toLowerCase()}`);
        }
        if ('cssRules' in rule) look(rule.cssRules as CSSRuleList, selector);
      }
    };
    for (const sheet of document.styleSheets) look(sheet.cssRules);
    alone.remove();
    return [...found];
  });

/** Distances in pixels from the edges of the dialog, which may be scrolled. */
export const placed = (part: Locator) =>
  part.first().evaluate((element) => {
    const box = element.closest('dialog');
    const [outer, inner] = [box?.getBoundingClientRect(), element.getBoundingClientRect()];
    if (!box || !outer) throw new Error('not in a dialog');
    return {
      left: Math.round(inner.left - outer.left),
      right: Math.round(outer.left + box.clientWidth - inner.right),
      top: Math.round(inner.top - outer.top + box.scrollTop),
      height: Math.round(inner.height),
    };
  });
