/** First-party storage on the visitor's device. `kept.spec.ts` fails at anything not listed here. */
import { consentLasts } from './consent-words.ts';
import type { Part } from '#features/parts/parts.ts';
import type { StoredItem } from './third-parties.ts';

/** Local, session or history storage, never sent anywhere; `*` is a wildcard, which is `called` something in words. */
export const OWN_STORAGE: readonly (StoredItem & { part?: Part; called?: string })[] = [
  {
    name: 'cookie-consent, cookie-consent-timestamp, cookie-consent-version, cookie-preferences',
    purpose: 'Your answer about cookies, so we don’t ask on every page',
    lasts: consentLasts(),
  },
  {
    name: 'do-not-sell',
    purpose: 'That you told us not to sell or share, if you did',
    lasts: 'until you take it back',
  },
  {
    part: 'quiz',
    name: 'quiz',
    purpose: 'Where you are in the quiz',
    lasts: 'until you close the tab or start over',
  },
  {
    part: 'podcast',
    name: '*.mp3',
    called: 'the recording’s address',
    purpose: 'Where you stopped listening to an episode',
    lasts: 'until you close the tab',
  },
  {
    name: 'font-loaded',
    purpose: 'That the typeface is already here',
    lasts: 'until you close the tab',
  },
  {
    name: 'quick-exit',
    purpose: 'That you left by “Leave quickly,” so that Back shows nothing',
    lasts: 'until you close the tab',
  },
  {
    part: 'offline',
    name: '/*',
    called: 'the page’s address',
    purpose:
      'The page for an emergency and the guides you open, if you chose to keep them on this device',
    lasts: 'until you remove them or leave by “Leave quickly”',
  },
  {
    name: 'sent-log',
    purpose: 'What this visit sent to other companies, so that we can show you',
    lasts: 'until you close the tab',
  },
  {
    name: 'user',
    purpose: 'For people who work here: who is signed in',
    lasts: 'until they sign out',
  },
  {
    name: 'staff-keys',
    purpose: 'For people who work here: whether single keys are on',
    lasts: 'until they change it',
  },
];
