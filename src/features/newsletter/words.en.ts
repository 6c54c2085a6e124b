import type { IssueWords, NewsletterWords } from './words.ts';

/** The first four are the specification's texts (sections 4 to 6). */
export const ENGLISH_NEWSLETTER: NewsletterWords = {
  thanks: 'Thank You for Signing Up!',
  welcome: "You're now on the list! Watch your inbox for relationship tips and insights.",
  refused: 'Failed to sign up for newsletter',
  failed: 'Something went wrong. Please try again.',
  kept: 'What you typed is still here. If it keeps happening, call',
  sending: 'Signing Up...',
  consent:
    '{practice} stores your name and email to send you {newsletter}, {often}. You can unsubscribe from any of them.',
  close: 'Close the signup',
  own: 'Open it on its own page',
};

export const ENGLISH_ISSUE: IssueWords = {
  hub: 'Resources Hub',
  issue: (number) => `No. ${number}, poured`,
  neighbors: 'Issues before and after',
  newTab: '(opens in a new tab)',
};
