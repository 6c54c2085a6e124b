/** Simulates the oldest fully supported browser (site-build/scripts/browser-targets.ts). */
import type { Page } from '@playwright/test';

/**
 * Removes what Chrome 91, Firefox 91 or Safari 14.1 lacks, before any page script runs: functions, properties, newer
 * pseudo-classes in selectors. CSS stays as new as the browser.
 */
export async function simulateOldBrowser(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const scope = globalThis as unknown as Record<string, { prototype?: object } | undefined>;
    const missing: Record<string, string> = {
      Array: 'fromAsync',
      'Array.prototype':
        'at findLast findLastIndex toSorted toReversed toSpliced with group groupToMap',
      'String.prototype': 'at isWellFormed toWellFormed',
      Object: 'hasOwn groupBy',
      Map: 'groupBy',
      'Set.prototype':
        'union intersection difference symmetricDifference isSubsetOf isSupersetOf isDisjointFrom',
      Promise: 'withResolvers try',
      Math: 'f16round sumPrecise',
      RegExp: 'escape',
      URL: 'canParse parse',
      AbortSignal: 'timeout any abort',
      'AbortSignal.prototype': 'throwIfAborted reason',
      'Crypto.prototype': 'randomUUID',
      'SubmitEvent.prototype': 'submitter',
      'Element.prototype':
        'checkVisibility ariaBusy ariaExpanded ariaLabel ariaCurrent ariaHidden ariaValueText setHTMLUnsafe getHTML moveBefore',
      'HTMLFormElement.prototype': 'requestSubmit',
      'HTMLDialogElement.prototype': 'show showModal close requestClose open returnValue closedBy',
      'HTMLElement.prototype': 'popover showPopover hidePopover togglePopover inert',
      'HTMLButtonElement.prototype':
        'popoverTargetElement popoverTargetAction command commandForElement',
      window:
        'structuredClone reportError scheduler navigation requestIdleCallback cancelIdleCallback HTMLDialogElement BroadcastChannel TaskController Iterator ToggleEvent CommandEvent CSSStartingStyleRule',
      'Document.prototype': 'startViewTransition adoptedStyleSheets',
    };
    for (const [path, names] of Object.entries(missing)) {
      const [name = '', inner] = path.split('.');
      const owner = name === 'window' ? window : scope[name];
      const place = inner ? (owner as { prototype?: object } | undefined)?.prototype : owner;
      if (place) for (const one of names.split(' ')) Reflect.deleteProperty(place, one);
    }
    const unknown = /:has\(|:modal|:popover-open|:open\b|:user-(?:in)?valid|:state\(/;
    const supports = CSS.supports.bind(CSS) as (...words: string[]) => boolean;
    CSS.supports = (...words: string[]) => !unknown.test(words.join()) && supports(...words);
    for (const type of [Element, Document, DocumentFragment])
      for (const name of ['querySelector', 'querySelectorAll', 'matches', 'closest']) {
        const proto = type.prototype as unknown as Record<string, (words: string) => unknown>;
        const original = proto[name];
        if (!original) continue;
        proto[name] = function old(this: unknown, words: string) {
          if (unknown.test(words)) throw new DOMException(words, 'SyntaxError');
          return original.call(this, words);
        };
      }
  });
}

/** Makes every attempt to send by script end in an unexpected exception, and nothing else: other scripts need what sending needs. */
export const breakSending = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const { fetch } = window;
    window.fetch = (url, init) => {
      if (init?.method === 'POST') throw new ReferenceError('This browser cannot send');
      return fetch(url, init);
    };
  });
