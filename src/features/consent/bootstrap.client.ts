/**
 * Runs in the head before the first paint and sets `data-consent` on the root element, so that the cookie bar is there
 * from the start or not at all. Values: `ask`, or the allowed categories (possibly none). Clicks are handled by
 * `banner.ts` at the end of the page.
 */
import { allowed, DO_NOT_SELL, storedChoice } from './consent.ts';

declare const POLICY_VERSION: string;

/** Not in TypeScript's DOM types yet. */
type Signal = Navigator & { globalPrivacyControl?: boolean };

const root = document.documentElement;
let gpc = (navigator as Signal).globalPrivacyControl;
const choice = storedChoice(
  (key) => {
    // Throws if storage is blocked; then there is no choice.
    gpc ||= !!localStorage.getItem(DO_NOT_SELL);
    return localStorage.getItem(key);
  },
  Date.now(),
  POLICY_VERSION,
);
root.dataset['consent'] = choice ? allowed(choice, !!gpc).join(' ') : 'ask';
if (gpc) root.dataset['gpc'] = '';
