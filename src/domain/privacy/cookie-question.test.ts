import { expect, test } from 'vitest';
import { cookieQuestion } from './cookie-question.ts';
import { EMBEDS } from './third-parties.ts';

const NONE = { analytics: '', marketing: '', recording: '' };
const ALL = ['map', 'video', 'reviews'] as const;

test('R167 asks nothing on a site without third parties', () => {
  expect(cookieQuestion(NONE, [])).toBeUndefined();
});

test('names the embeds, and states that there is no tracking', () => {
  const question = cookieQuestion(NONE, ALL);
  expect(question?.text).toBe(
    'We don’t set cookies. Maps, videos and reviews come from other companies and stay off until you say yes.',
  );
  expect(question?.switches.analytics).toBe('Nothing on this site counts visits.');
  expect(question?.switches.marketing).toBe('Nothing on this site reports to an ad.');
});

test('names only what the site offers', () => {
  expect(cookieQuestion(NONE, ['video'])?.text).toContain(' Videos come from other companies');
  expect(cookieQuestion(NONE, ['video'])?.switches.functional).toBe('Videos, from YouTube.');
});

test('names only the companies of configured tags, with their purpose', () => {
  const question = cookieQuestion({ ...NONE, analytics: 'GTM-1' }, ['map']);
  expect(question?.text).toBe(
    'We don’t set cookies of our own. Google Tag Manager would count visits, and maps come from other companies. All of it stays off until you say yes.',
  );
  expect(question?.switches.analytics).toMatch(/^Counts visits/);
  expect(question?.switches.marketing).toBe('Nothing on this site reports to an ad.');
  expect(cookieQuestion({ ...NONE, marketing: 'GTM-2' }, [])?.switches.functional).toBe(
    'Nothing on this site needs it.',
  );
});

test('has a word for every embed of the registry', () => {
  const text = cookieQuestion(NONE, ALL)?.switches.functional ?? '';
  expect(EMBEDS.map(({ name }) => name).filter((name) => !text.includes(name))).toEqual([]);
});
