/**
 * Strings of the specification, word for word: whoever rewrites the site's texts is stopped where a text is not theirs
 * to change. Those a page shows stand in its HTML; those a script says later stand in a script.
 */
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { replyText } from '#domain/i18n/reply-words.ts';
import { site } from '#site';
import { DIST, pageAt, squeeze } from './dist.ts';

const textOf = (route: string): string => {
  const body = pageAt(route).$('body').clone();
  body.find('script, style').remove();
  return squeeze(body.text());
};

/** Page → what it shows, besides what home-sections.built.test.ts and home-layout.built.test.ts hold in its place. */
const SHOWN: Readonly<Record<string, readonly string[]>> = {
  '/': [
    'Team Overview',
    'Leadership',
    'We value your privacy',
    'Customize',
    'Necessary Only',
    'Accept All',
    'Cookie Preferences',
    'Save Preferences',
    'Analytics',
    'Marketing',
    'Functional',
    'Accepting Clients',
    'Weekends by appointment',
  ],
  '/quiz': [
    'Take the Relationship Reality Check',
    'Strongly Disagree',
    'Disagree',
    'Neutral',
    'Agree',
    'Strongly Agree',
  ],
  '/quiz-result': [
    'High-Functioning',
    'Healthy With Growth Edges',
    'Needs a Tune-Up',
    'Time for a Reset',
    'Retake Quiz',
    'Emotional Safety',
    'Conflict & Repair',
    'Attachment Security',
  ],
  '/reset': ['Your Info', 'Preferences', 'Message', '9am to 12pm', '12pm to 5pm', '5pm to 8pm'],
  '/404': ['404 Page Not Found'],
  '/premarital-blueprint': ['Guided', 'Signature', 'Luxe'],
  '/component-templates': ['Waitlist', 'Waitlist Available', 'Accepting', 'Loading...'],
};

/** What a script or the server says: labels, messages and toasts. */
const SAID: readonly string[] = [
  'First name is required',
  'Last name is required',
  'Please enter a valid email address',
  'Please select a service',
  'Please select your preferred contact method',
  'Please enter your state',
  'You must consent to data storage to submit this form',
  'Submitting...',
  'Signing Up...',
  'Thank You for Signing Up!',
  'You’re now on the list! Watch your inbox for relationship tips and insights.',
  'Failed to sign up for newsletter',
  'Something went wrong. Please try again.',
  'Error submitting form',
  'Please try again later',
  'Request submitted',
  'We’ll get back to you within 24 business hours.',
  'Valid email required',
  'Please enter a valid email address to see your results.',
  'Results ready!',
  'Your personalized relationship insights are ready.',
  'There was a problem submitting your form. Please try again.',
  'We’ve received your information and will be in touch shortly to schedule your vibe check.',
  'Submit Another Request',
  'Previous',
  'Next',
  'Back',
  'Newsletter Signup',
  'Reset Form',
];

const scripts = globSync('**/*.{js,html}', { cwd: DIST })
  .filter((file) => !file.startsWith('component-templates'))
  .map((file) => readFileSync(`${DIST}/${file}`, 'utf8').replaceAll('\\u2019', '’'))
  .join('\n')
  // A script fills in the promise (R311).
  .replaceAll('{reply}', replyText(site.consultation.replyHours));

describe('strings of the specification', () => {
  it.each(Object.entries(SHOWN))('are on %s', (route, strings) => {
    const text = textOf(route);
    expect(strings.filter((string) => !text.includes(string))).toEqual([]);
  });

  it('are in the scripts that say them', () => {
    const isSaid = (string: string): boolean =>
      scripts.includes(string) || scripts.includes(string.replaceAll('’', "'"));
    expect(SAID.filter((string) => !isSaid(string))).toEqual([]);
  });

  it('and a string that is not there is missed', () => {
    expect(textOf('/')).not.toContain('Start Our Journey');
    expect(scripts).not.toContain('First name is needed');
  });
});
