import { describe, expect, it } from 'vitest';
import {
  type ContactWay,
  type FirstContact,
  firstContact,
} from '#features/booking/first-contact.ts';
import type { SafeContactAnswers } from './lead.ts';
import { reachPlan } from './reach.ts';
import { safetyTag } from './safety.ts';
import { safetyWords } from './safety-words.ts';

/** The first contact of somebody who left a number. */
const firstOf = (safe: SafeContactAnswers, way: ContactWay, isBooked = false): FirstContact =>
  firstContact({ isBooked, hasNumber: true, way, call: safe.call, text: safe.text });

const safe = (call: string, text: string, voicemail: string): SafeContactAnswers => {
  const read = (answer: string) => (answer === '-' ? null : (answer as 'yes' | 'no'));
  return { call: read(call), text: read(text), voicemail: read(voicemail) };
};

describe('the tag in the list', () => {
  it.each([
    ['yes', 'yes', 'yes', 'call', undefined],
    ['yes', 'no', 'no', 'call', 'No texts, no voicemail'],
    ['no', 'no', 'no', 'email', 'No phone at all'],
    ['no', 'no', '-', 'email', 'No phone at all'],
    ['no', 'yes', 'no', 'text', 'No calls'],
    ['yes', 'yes', 'no', 'call', 'No voicemail'],
    ['-', '-', '-', 'call', 'Ask first'],
    ['yes', '-', '-', 'text', 'Ask first'],
    ['yes', '-', '-', 'call', undefined],
    ['-', '-', '-', 'email', undefined],
  ] as const)('call %s, text %s, voicemail %s, by %s: %s', (call, text, voicemail, way, words) => {
    const answers = safe(call, text, voicemail);
    const first = firstOf(answers, way);
    expect(safetyTag({ safe: answers, way, first })?.text).toBe(words);
  });
});

it('the tag says when somebody left no number, or picked another way than the call they booked', () => {
  const answers = safe('-', '-', '-');
  const none = firstContact({
    isBooked: true,
    hasNumber: false,
    way: 'call',
    call: null,
    text: null,
  });
  expect(safetyTag({ safe: answers, way: 'call', first: none })).toEqual({
    kind: 'no',
    text: 'No number: write first',
  });
  const first = firstOf(answers, 'email', true);
  expect(safetyTag({ safe: answers, way: 'email', first })?.text).toBe('Write first');
});

it('the block says no before it says ask', () => {
  const words = (...answers: [string, string, string]) => {
    const said = safe(...answers);
    return safetyWords({
      safe: said,
      callAt: null,
      first: firstOf(said, 'call'),
      emailSafe,
      emailNoted: emailSafe === 'no',
    });
  };
  let emailSafe: 'no' | null = null;
  expect(words('yes', 'no', '-')).toMatchObject({
    tone: 'no',
    title: 'No texts.',
  });
  expect(words('no', '-', '-').text).toContain('Never ring');
  expect(words('yes', '-', 'yes').tone).toBe('ask');
  expect(words('yes', 'yes', 'yes').tone).toBe('safe');
  emailSafe = 'no';
  expect(words('yes', 'yes', 'yes')).toMatchObject({ tone: 'no', title: 'No email.' });
  expect(words('yes', 'no', '-').title).toBe('No email. No texts.');
  // The form never asked about email.
  expect(words('yes', 'no', '-').text).toContain('on the form; email was noted here.');
  expect(words('no', 'no', '-')).toMatchObject({ tone: 'no', title: 'No phone and no email.' });
});

it('the block of a caller says where they said it, and promises nothing of a form', () => {
  const words = (said: SafeContactAnswers) =>
    safetyWords({
      ...{ safe: said, callAt: null, first: firstOf(said, 'call') },
      ...{ emailSafe: null, emailNoted: false, entered: { cameBy: 'phone', by: 'safiya' } },
    });
  const all = [safe('yes', '-', '-'), safe('yes', 'no', '-'), safe('yes', 'yes', 'yes')].map(words);
  expect(all.map(({ title }) => title)).toEqual([
    'Only as they agreed.',
    'No texts.',
    'Calls, texts and voicemail are safe.',
  ]);
  for (const { text } of all) expect(text).not.toContain('form');
  expect(all[1]?.text).toContain('They said so on the phone.');
});

describe('the way to a person', () => {
  const lead = {
    safe: safe('yes', 'yes', 'yes'),
    way: 'call' as const,
    callAt: null,
    email: 'renata+k@example.com',
    emailSafe: null,
    dial: '+12145550148',
  };
  const plan = (changes: Partial<Omit<Parameters<typeof reachPlan>[0], 'first'>>) => {
    const one = { ...lead, ...changes };
    const { callAt, way, dial, safe: answers } = one;
    const first = firstContact({
      isBooked: callAt !== null,
      hasNumber: dial !== null,
      way,
      call: answers.call,
      text: answers.text,
    });
    return reachPlan({ ...one, first }, 'safiya', 'America/Chicago');
  };

  it('is the one they asked for', () => {
    expect(plan({}).first?.href).toBe('tel:+12145550148');
    expect(plan({ way: 'email' }).first?.href).toBe(
      'mailto:renata%2Bk@example.com?subject=Following%20up',
    );
  });

  it('begins with a text that is signed as letters are', () => {
    const { firstText } = plan({ way: 'text', safe: safe('-', '-', '-') });
    expect(firstText).toBe(
      'Hi, this is Safiya, you asked me to write. Is this a good number for you?',
    );
  });

  it('never leads where it is not safe', () => {
    const { first, others } = plan({ safe: safe('no', 'no', 'no') });
    expect(first?.way).toBe('email');
    expect(others.map(({ href }) => href)).toEqual([null, null]);
    const none = plan({ safe: safe('no', 'no', 'no'), emailSafe: 'no' });
    expect([none.first, ...none.others.map(({ href }) => href)]).toEqual([null, null, null, null]);
  });

  it('is what the page promised: the booked call, or the message that says how they talk', () => {
    const callAt = Date.parse('2026-11-25T18:30Z');
    expect(plan({ safe: safe('yes', 'no', 'no'), callAt }).first?.way).toBe('call');
    expect(plan({ safe: safe('no', '-', '-'), callAt })).toMatchObject({
      first: { way: 'email', label: 'Email to confirm Wednesday' },
      hint: expect.stringMatching(/^Not safe to call\. Email them first, at the address/),
    });
    expect(plan({ dial: null, callAt })).toMatchObject({
      first: { way: 'email', label: 'Email to confirm Wednesday' },
      hint: expect.stringMatching(/^No number\. Email them first/),
    });
    const texted = plan({ safe: safe('-', '-', '-'), way: 'text', callAt });
    expect(texted.first?.label).toBe('Text to confirm Wednesday');
    expect(texted.hint).toMatch(/^They did not say that calls are safe\. Text them first/);
  });

  it('begins with a neutral text where nothing was said', () => {
    const { first, firstText } = plan({ way: 'text', safe: safe('-', '-', '-') });
    expect(firstText).not.toMatch(/therap|hearthline/i);
    expect(first?.href).toBe(`sms:+12145550148?&body=${encodeURIComponent(firstText ?? '')}`);
  });

  it('is a call, not a text, where the number has an extension', () => {
    const { first, others } = plan({ dial: '+12145550148;ext=4', way: 'text' });
    expect(first?.way).toBe('email');
    expect(others.map(({ href }) => href)).toEqual(['tel:+12145550148;ext=4', null]);
  });

  it('is empty without an address and a number', () => {
    expect(plan({ email: '', dial: null }).first).toBeNull();
  });
});
