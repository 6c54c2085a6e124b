import { HONEYPOT } from '#lib/honeypot.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { ApiError, type Call } from '#lib/api.store.ts';
import { type ContactPlace, createContactForm } from './contact.store.ts';
import type { Fields, Form } from '#lib/form.store.ts';
import type { ToastWords } from '#lib/toasts.store.ts';

let calls: Call[] = [];
let toasts: ToastWords[] = [];
let events: string[] = [];
let logged: string[] = [];
let outcome: () => Promise<Response>;
const place = {
  pageName: 'Homepage',
  reply: '24 business hours',
  phone: { text: '(214) 555-0123', href: 'tel:+12145550123' },
};
const make = (changes: Partial<ContactPlace> = {}): Form =>
  createContactForm(
    { ...place, ...changes },
    {
      write: (call) => {
        calls.push(call);
        return outcome();
      },
      toast: (words) => toasts.push(words),
      path: () => '/vibe-check',
      emit: (name) => events.push(name),
      newKey: () => 'key',
      log: (message) => logged.push(message),
    },
  );

const answers = {
  lastName: 'Rivera',
  email: 'sam@example.com',
  phone: '',
  serviceInterest: 'other',
  bestWayToContact: 'text',
  state: 'Texas',
  message: '',
  communicationsOptIn: false,
  dataStorageConsent: true,
};
const filled: Fields = {
  firstName: ' Sam ',
  ...answers,
  pageUri: '/forged',
  pageName: 'forged',
  [HONEYPOT]: '',
};

beforeEach(() => {
  calls = [];
  toasts = [];
  events = [];
  logged = [];
  outcome = async () => new Response('not JSON');
});

const fail = (error: unknown): void => {
  outcome = () => Promise.reject(error);
};

describe('createContactForm', () => {
  test('sends exactly the specified keys (R252, R253)', async () => {
    const form = make();
    await form.submit(filled);
    expect(calls).toEqual([
      {
        method: 'POST',
        url: '/api/submit-homepage-form',
        idempotencyKey: 'key',
        body: {
          firstName: 'Sam',
          ...answers,
          pageUri: '/vibe-check',
          pageName: 'Homepage',
        },
      },
    ]);
  });

  test('sends safe-contact answers only if given', async () => {
    await make().submit({ ...filled, safeToCall: 'no', safeToVoicemail: 'no' });
    const body = calls[0]?.body;
    expect(body).toMatchObject({ safeToCall: 'no', safeToVoicemail: 'no' });
    expect(body).not.toHaveProperty('safeToText');
    expect(Object.keys(body as object)).toHaveLength(14);
  });

  test('sends the honeypot value of a bot', async () => {
    await make().submit({ ...filled, [HONEYPOT]: 'https://spam.example' });
    expect(calls[0]?.body).toHaveProperty(HONEYPOT, 'https://spam.example');
  });

  test('shows a toast on success (R255, R258)', async () => {
    const form = make();
    await form.submit(filled);
    expect(form.$status.get()).toBe('success');
    expect(events).toEqual(['form started', 'form sent']);
    expect(toasts).toEqual([
      {
        title: 'Request submitted',
        description: "We'll get back to you within 24 business hours.",
      },
    ]);
  });

  test('promises a reply when the practice says', async () => {
    await make({ reply: 'two business days' }).submit(filled);
    expect(toasts).toMatchObject([
      { description: "We'll get back to you within two business days." },
    ]);
  });

  test('shows none where the page itself says it', async () => {
    const form = make({ isSentShown: true });
    await form.submit(filled);
    expect([form.$status.get(), toasts]).toEqual(['success', []]);
  });

  test.each([
    new ApiError(500, 'boom'),
    new ApiError(422, '{"message":"x"}'),
    new ApiError(422, '{"errors":null}'),
    new ApiError(422, '<html>'),
    new ApiError(422, 'null'),
    new TypeError('Failed to fetch'),
  ])('shows the error toast on any failure (R256): %s', async (error) => {
    fail(error);
    const form = make();
    await form.submit(filled);
    expect(form.$status.get()).toBe('failed');
    expect(form.$errors.get()).toEqual({});
    expect(logged).toEqual(['The contact form was not sent']);
    expect(toasts).toMatchObject([
      {
        title: 'Error submitting form',
        description: 'Please try again later',
        variant: 'destructive',
        action: { text: 'Call (214) 555-0123 instead', href: 'tel:+12145550123' },
      },
    ]);
  });

  test('marks the known fields of a 422', async () => {
    fail(new ApiError(422, '{"errors":{"email":"Please enter a valid email address","evil":"x"}}'));
    const form = make();
    await form.submit(filled);
    expect(form.$errors.get()).toEqual({ email: 'Please enter a valid email address' });
    expect(toasts).toHaveLength(1);
  });
});
