import { beforeEach, expect, test } from 'vitest';
import { HONEYPOT } from '#lib/honeypot.ts';
import { ApiError, type Call } from '#lib/api.store.ts';
import { createResetForm } from './reset.store.ts';
import type { Fields, Form } from '#lib/form.store.ts';
import type { ToastWords } from '#lib/toasts.store.ts';

let calls: Call[] = [];
let toasts: ToastWords[] = [];
let dismissed: number[] = [];
let outcome: () => Promise<Response>;

const make = (): Form =>
  createResetForm('form-id', {
    write: (call) => {
      calls.push(call);
      return outcome();
    },
    toast: (words) => toasts.push(words),
    dismiss: (id) => dismissed.push(id),
    path: () => '/',
    emit: () => undefined,
    newKey: () => 'key',
    log: () => undefined,
  });

const filled: Fields = {
  firstname: ' Sam ',
  lastname: 'Rivera',
  email: 'sam@example.com',
  phone: '214 555 0142',
  contact_preferences: 'email',
  preferred_contact_time: 'morning',
  reset_message: '',
  pageUri: '/forged',
  pageName: 'forged',
  [HONEYPOT]: '',
};

beforeEach(() => {
  [calls, toasts, dismissed] = [[], [], []];
  outcome = async () => new Response('not JSON');
});

test('R262 R270 R271 D41 sends exactly the specified keys, an unanswered question as reset; any 2xx is success', async () => {
  const form = make();
  await form.submit(filled);
  expect(calls).toEqual([
    {
      method: 'POST',
      url: '/api/submit-reset-sprint-form',
      idempotencyKey: 'key',
      body: {
        firstname: 'Sam',
        lastname: 'Rivera',
        email: 'sam@example.com',
        phone: '214 555 0142',
        contact_preferences: 'email',
        intensive_type: 'reset',
        preferred_contact_time: 'morning',
        reset_message: '',
        formId: 'form-id',
        pageUri: '/',
        pageName: 'Reset Form',
      },
    },
  ]);
  expect(form.$status.get()).toBe('success');
});

test('sends the honeypot value of a bot', async () => {
  await make().submit({ ...filled, [HONEYPOT]: 'https://spam.example' });
  expect(calls[0]?.body).toHaveProperty(HONEYPOT, 'https://spam.example');
});

test.each([new ApiError(500, 'boom'), new ApiError(422, '<p>'), new TypeError('Failed to fetch')])(
  'R275 shows the toast on any failure, and hides it on later success: %s',
  async (error) => {
    outcome = () => Promise.reject(error);
    const form = make();
    await form.submit(filled);
    expect([form.$status.get(), form.$errors.get()]).toEqual(['failed', {}]);
    expect(toasts).toEqual([
      {
        title: 'Error',
        description: 'There was a problem submitting your form. Please try again.',
        variant: 'destructive',
      },
    ]);
    outcome = async () => new Response();
    await form.submit(filled);
    expect([form.$status.get(), dismissed]).toEqual(['success', [1]]);
  },
);

test('marks the known fields of a 422', async () => {
  outcome = () => Promise.reject(new ApiError(422, '{"errors":{"phone":"Too short","evil":"x"}}'));
  const form = make();
  await form.submit(filled);
  expect(form.$errors.get()).toEqual({ phone: 'Too short' });
  expect(toasts).toHaveLength(1);
});
