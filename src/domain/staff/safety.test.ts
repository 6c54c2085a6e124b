import { describe, expect, it } from 'vitest';
import type { SafeContactAnswers } from './lead.ts';
import { reachPlan } from './reach.ts';
import { safetyTag } from './safety.ts';
import { safetyWords } from './safety-words.ts';

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
    expect(safetyTag({ safe: safe(call, text, voicemail), way })?.text).toBe(words);
  });
});

it('the block says no before it says ask', () => {
  expect(safetyWords({ safe: safe('yes', 'no', '-'), slot: null })).toMatchObject({
    tone: 'no',
    title: 'No texts.',
  });
  expect(safetyWords({ safe: safe('no', '-', '-'), slot: null }).text).toContain('Never ring');
  expect(safetyWords({ safe: safe('yes', '-', 'yes'), slot: null }).tone).toBe('ask');
  expect(safetyWords({ safe: safe('yes', 'yes', 'yes'), slot: null }).tone).toBe('safe');
});

describe('the way to a person', () => {
  const lead = {
    safe: safe('yes', 'yes', 'yes'),
    way: 'call' as const,
    slot: null,
    email: 'renata+k@example.com',
    dial: '+12145550148',
  };
  const plan = (changes: object) => reachPlan({ ...lead, ...changes }, 'safiya', 'America/Chicago');

  it('is the one they asked for', () => {
    expect(plan({}).first?.href).toBe('tel:+12145550148');
    expect(plan({ way: 'email' }).first?.href).toBe(
      'mailto:renata%2Bk@example.com?subject=Following%20up',
    );
  });

  it('never leads where it is not safe', () => {
    const { first, others } = plan({ safe: safe('no', 'no', 'no') });
    expect(first?.way).toBe('email');
    expect(others.map(({ href }) => href)).toEqual([null, null]);
  });

  it('is an email that confirms, for a booked call where anything is not safe', () => {
    const { first } = plan({
      safe: safe('yes', 'no', 'no'),
      slot: Date.parse('2026-11-25T18:30Z'),
    });
    expect(first).toMatchObject({ way: 'email', label: 'Email to confirm Wednesday' });
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
