/**
 * Strings of the specification, letter for letter (D61): whoever rewrites the site's texts is stopped where a text is not
 * theirs to change. What it quotes is read from the list of requirements, which has each of its quotations; where the
 * specification names a text without quoting it, the text is listed here.
 */
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { replyText } from '#domain/i18n/reply-words.ts';
import { site } from '#site';
import { readCodes } from '../requirements/table.ts';
import { DIST, pageAt, pages, squeeze } from './dist.ts';

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
  'Failed to sign up for newsletter',
  'Something went wrong. Please try again.',
  'Error submitting form',
  'Please try again later',
  'Request submitted',
  'Valid email required',
  'Please enter a valid email address to see your results.',
  'Results ready!',
  'Your personalized relationship insights are ready.',
  'There was a problem submitting your form. Please try again.',
  'Submit Another Request',
  'Previous',
  'Next',
  'Back',
  'Newsletter Signup',
  'Reset Form',
];

/** Quotations that are no text of the site: names, patterns, and values that a script writes together. */
const NOT_SAID: Readonly<Record<string, readonly string[]>> = {
  R061: ['Lead'],
  R062: ['Honeymoon'],
  R087: ['on load'],
  R093: ['{Page} - {brand}'],
  R095: ['Blog Post - {brand}'],
  R301: ['{status}: {body text, or status text if empty}'],
};

/** The quotations of a text; an apostrophe inside a word does not end one. */
const quotedIn = (text: string): string[] =>
  [...text.matchAll(/(?<!\w)'(.+?)'(?!\w)/g)].map(([, quoted = '']) => quoted);

const QUOTED = [...readCodes()]
  .filter(([code]) => code.startsWith('R'))
  .flatMap(([code, text]) =>
    quotedIn(text)
      .filter((quoted) => !NOT_SAID[code]?.includes(quoted))
      .map((quoted) => ({ code, quoted })),
  );

const isPractice = (file: string): boolean => !file.startsWith('component-templates');
/** What scripts say: files, and what pages inline. */
const scripts = globSync('**/*.{js,html}', { cwd: DIST })
  .filter(isPractice)
  .map((file) => readFileSync(`${DIST}/${file}`, 'utf8').replaceAll("\\'", "'"))
  .join('\n')
  // A script fills in the promise (R311).
  .replaceAll('{reply}', replyText(site.consultation.replyHours));
/** What pages show and what their islands are given, as browsers read it. */
const shown = pages
  .filter(({ route }) => route !== '/component-templates')
  .map(({ $ }) => {
    const properties = $('astro-island[props]')
      .toArray()
      .map((island) => $(island).attr('props'));
    const whole = $.root().clone();
    whole.find('script, style').remove();
    return squeeze(`${whole.text()} ${properties.join(' ')}`);
  })
  .join('\n');

describe('strings of the specification', () => {
  it('R229 R255 R273 D61 every quotation of the list stands letter for letter', () => {
    expect(QUOTED.length).toBeGreaterThan(60);
    const isThere = (quoted: string): boolean => shown.includes(quoted) || scripts.includes(quoted);
    expect(QUOTED.filter(({ quoted }) => !isThere(quoted))).toEqual([]);
  });

  it('D61 and nowhere with other marks', () => {
    const curly = QUOTED.map(({ quoted }) => quoted.replaceAll("'", '’')).filter((text) =>
      text.includes('’'),
    );
    expect(curly).toHaveLength(3);
    expect(curly.filter((text) => shown.includes(text) || scripts.includes(text))).toEqual([]);
  });

  it.each(Object.entries(SHOWN))('are on %s', (route, strings) => {
    const text = textOf(route);
    expect(strings.filter((string) => !text.includes(string))).toEqual([]);
  });

  it('are in the scripts that say them', () => {
    expect(SAID.filter((string) => !scripts.includes(string))).toEqual([]);
  });

  it('and a string that is not there is missed', () => {
    expect(quotedIn("Toast 'We'll call' / 'Error' after 4")).toEqual(["We'll call", 'Error']);
    expect(textOf('/')).not.toContain('Start Our Journey');
    expect(scripts).not.toContain('First name is needed');
  });
});
