import { describe, expect, it } from 'vitest';
import { inWords } from '#lib/number-words.ts';
import { hoursText } from '#lib/hours.ts';
import { site } from '#site';
import { post, siteWith, testRule } from '../rule-tester.ts';
import { parseFile } from '../parse.ts';
import { RULES } from '../rules.ts';
import { check } from '../lint.ts';
import { policies } from './policies.ts';
import { POLICY_CHECKS } from './policy-checks.ts';

const SITE = siteWith(
  {
    'policies.yaml': `alone-first: { text: Your therapist talks with each of you alone first. }
cancellation: { text: 'With two days’ notice, we charge nothing.' }
after-the-call: { text: 'You hear one or two names, with the reason for each.' }
weekend: { text: Friday noon to Sunday noon }
`,
  },
  {
    offers: [
      {
        id: 'standard-rate',
        name: 'A session',
        description: '',
        length: '50 minutes',
        category: 'Therapy',
        low: 150,
        high: 290,
        options: [],
      },
      {
        id: 'blueprint',
        name: 'Blueprint',
        description: '',
        length: 'Eight sessions',
        category: 'Program',
        low: 850,
        high: 1120,
        options: [{ id: 'luxe', name: 'Luxe', text: 'Eight sessions of 90 minutes.', price: 1120 }],
      },
    ],
  },
);
const OTHER = site.consultation.minutes + 5;
const namesFor = (text: string, path = 'pages/a.md'): string[] =>
  policies(parseFile(path, post(text)), SITE).map(({ why }) => /“(.*?)”/.exec(why)?.[1] ?? '');

const CONTRADICTIONS: Readonly<Record<string, readonly string[]>> = {
  'alone-first': [
    'We may ask for a few minutes with each of you alone.',
    'The second session is often one conversation with each of you alone.',
    'Sometimes your therapist meets with both of you separately.',
    'In the second, your therapist talks with each of you alone for part of the hour.',
    'We never talk with each partner alone.',
    'Your therapist might spend a session with each of you one-on-one.',
    'If it helps, we see each of you apart.',
  ],
  confidentiality: [
    'Everything you say here stays between us.',
    'Nothing leaves this room.',
    'What you tell us is 100% confidential.',
    'Therapy is strictly confidential, no exceptions.',
    'Your therapist may tell your partner what you said alone.',
    'We share what you write with your partner.',
  ],
  cancellation: [
    'You can cancel with 24 hours’ notice.',
    'Please reschedule one day before.',
    'Cancel a week ahead and you pay nothing.',
    'With 72 hours notice we move your session for free.',
  ],
  'after-the-call': [
    'After the call you hear three names, with a reason.',
    'We suggest only one therapist and say why.',
    'Safiya gives you several names.',
  ],
  'session-length': [
    'Every session lasts 45 minutes.',
    'Come for a sixty-minute session.',
    'Our sessions are 55 minutes, in the office.',
    'A 90-minute couples session is enough.',
  ],
  weekend: [
    'We start on Friday at one, and we start slowly.',
    'The weekend begins Friday at 2 PM.',
    'On Sunday starts the last part at 1:30 PM.',
  ],
  'phone-hours': [
    'The phone is answered 4 to 11.',
    'Call us from 5 am to 11 pm.',
    'Our front desk picks up the phone from 4:30 AM to 11:00 PM.',
  ],
  'call-length': [
    `It begins with a free ${OTHER}-minute call.`,
    `The call takes ${inWords(OTHER)} minutes.`,
    `Book a ${OTHER}-minute ${site.consultation.name}.`,
    `Our first call is about ${inWords(OTHER)} minutes.`,
  ],
  'first-contact': [
    'Safiya calls you then.',
    'We will call you at that time.',
    'Pick a time, and a person calls you.',
  ],
};

describe('a planted contradiction is found', () => {
  it('of every kind', () => {
    expect(Object.keys(CONTRADICTIONS)).toEqual(Object.keys(POLICY_CHECKS));
  });

  it.each(
    Object.entries(CONTRADICTIONS).flatMap(([name, all]) => all.map((one) => [name, one] as const)),
  )('%s: “%s”', (name, text) => {
    expect(namesFor(text)).toEqual([name]);
    // In a field of a page, and among the words of a service, too.
    expect(testRule(policies, 'faqs/a.md', post(text), SITE)).toHaveLength(1);
  });
});

it.each([
  'Your therapist talks with each of you alone.',
  '{policy:alone-first} That’s routine, and you can say no to any question.',
  'You can come alone, or each of you with your own therapist.',
  'What you say is confidential. The law names exceptions.',
  'What you tell us about that, we never pass on to your partner.',
  'With two days’ notice, we move a session and charge nothing.',
  'Cancel 48 hours ahead and you pay nothing.',
  'You can cancel the rest at any time.',
  'The vacation took 10 days’ notice.',
  'You hear one or two names.',
  'They argued about three names for the dog.',
  'The intensive gives you a weekend with one therapist.',
  'A session lasts fifty minutes.',
  'The Luxe Blueprint has eight 90-minute sessions.',
  'Write it down for a 10-minute talk at home.',
  'We start on Friday at noon, and we start slowly.',
  'Breakfast starts on Monday at nine, wherever you are.',
  `The phone is answered ${hoursText(site.phoneHours).split(', ')[1]}.`,
  'Call us two to three times.',
  'If it drops, we call you.',
  `Book a ${site.consultation.minutes}-minute ${site.consultation.name}.`,
  'We argued for twenty minutes, then she took a call.',
  'Give each other a ten-minute timer.',
  'One said, “We never talk with each of you alone.”',
])('accepts “%s”', (text) => {
  expect(namesFor(text)).toEqual([]);
});

it('finds times for a call of another length', () => {
  const slots = (minutes: number): string[] =>
    testRule(policies, 'slots.yaml', `minutes: ${minutes}\nnotice: 3\n`, SITE);
  expect(slots(OTHER)).toEqual([`1 minutes: ${OTHER}`]);
  expect(slots(site.consultation.minutes)).toEqual([]);
});

it('leaves official texts and invented scenes to others', () => {
  const text = 'You can cancel with 24 hours’ notice.';
  expect(namesFor(text, 'notices/a.md')).toEqual([]);
  expect(namesFor(text, 'issues/a.md')).toEqual([]);
});

it('is part of the guard, which names the owner', () => {
  expect(Object.keys(RULES)).toContain('policies');
  const found = check(
    parseFile('faqs/a.md', post('Cancel a session with 24 hours’ notice.')),
    SITE,
  );
  const [one] = found.filter(({ rule }) => rule === 'policies');
  expect(one).toMatchObject({ line: 4, example: expect.stringContaining('{policy:cancellation}') });
});
