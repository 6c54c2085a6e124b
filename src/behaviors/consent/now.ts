/**
 * Runs in the head, before the first paint: says on the root element what this visit allows, so that the cookie bar
 * is there from the start or not at all; and takes the first tap on a link that promises a third party's frame. `data-consent` is `ask`, or what is allowed (maybe nothing), as words.
 * Everything else about consent is a file of its own, fetched when somebody chooses or has allowed something.
 */
import { allowed, DO_NOT_SELL, storedChoice } from '#domain/consent.ts';

declare const POLICY_VERSION: string;
declare const CONSENT_MODULE: string;

/** Not in TypeScript's DOM yet. */
type Signal = Navigator & { globalPrivacyControl?: boolean };

const root = document.documentElement;
let gpc = (navigator as Signal).globalPrivacyControl;
const choice = storedChoice(
  (key) => {
    // Where the browser blocks storage this throws, and nothing was chosen.
    gpc ||= !!localStorage.getItem(DO_NOT_SELL);
    return localStorage.getItem(key);
  },
  Date.now(),
  POLICY_VERSION,
);
root.dataset['consent'] = choice ? allowed(choice, !!gpc).join(' ') : 'ask';
if (gpc) root.dataset['gpc'] = '';

const more = (): Promise<typeof import('./choices.ts')> => import(CONSENT_MODULE);
addEventListener('click', (event) => {
  const touched = (event.target as Element).closest<HTMLAnchorElement>(
    '[data-consent-do],[data-embed]',
  );
  if (!touched) return;
  const { consentDo, embed } = touched.dataset;
  if (embed) event.preventDefault();
  // The answer is seen at once; keeping it may take a moment on a slow line.
  else if (root.dataset['consent'] === 'ask' && consentDo !== 'open') root.dataset['consent'] = '';
  more().then(
    ({ act }) => act(touched),
    () => embed && location.assign(touched.href),
  );
});
addEventListener('load', () => choice?.[0] && more().then(({ load }) => load()));
