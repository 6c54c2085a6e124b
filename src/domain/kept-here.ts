/** What this site itself keeps on a visitor's device. `kept.spec.ts` looks for anything that is not listed here. */
import type { Kept } from './third-parties.ts';

/** In the browser's storage for this site, never sent anywhere; `*` stands for anything. */
export const KEPT_HERE: readonly Kept[] = [
  {
    name: 'cookie-consent, cookie-consent-timestamp, cookie-consent-version, cookie-preferences',
    purpose: 'Your answer about cookies, so that we do not ask on every page',
    lasts: '1 year',
  },
  {
    name: 'do-not-sell',
    purpose: 'That you told us not to sell or share, if you did',
    lasts: 'until you take it back',
  },
  {
    name: 'quiz',
    purpose: 'Where you are in the Relationship Reality Check',
    lasts: 'until you close the tab or start over',
  },
  {
    name: '*.mp3',
    purpose: 'Where you stopped listening to an episode',
    lasts: 'until you close the tab',
  },
  { name: 'face', purpose: 'That the typeface is already here', lasts: 'until you close the tab' },
  {
    name: 'left',
    purpose: 'That you left by “Leave this page,” so that Back shows nothing',
    lasts: 'until you close the tab',
  },
  {
    name: 'visit',
    purpose: 'What this visit sent to other companies, so that we can show you',
    lasts: 'until you close the tab',
  },
];
