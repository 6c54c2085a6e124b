import { beforeEach, expect, test } from 'vitest';
import { BOOKING_MESSAGES } from '#domain/booking.ts';
import { ApiError, type Call } from './api.ts';
import { createBooking } from './booking.ts';
import type { Fields, Form } from './form.ts';
import type { ToastWords } from './toasts.ts';

let calls: Call[] = [];
let toasts: ToastWords[] = [];
let dismissed: number[] = [];
let outcome: () => Promise<Response>;

const make = (): Form =>
  createBooking('form-id', {
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
  website: '',
};

beforeEach(() => {
  [calls, toasts, dismissed] = [[], [], []];
  outcome = async () => new Response('not JSON');
});

test('R262 R270 R271 D41 sends exactly the specified keys, an untouched question as reset; any good status is enough', async () => {
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

test('what a program put into the trap goes along', async () => {
  await make().submit({ ...filled, website: 'https://spam.example' });
  expect(calls[0]?.body).toHaveProperty('website', 'https://spam.example');
});

test('D42 an incomplete form sends nothing and shows no toast', async () => {
  const form = make();
  await form.submit({ ...filled, phone: ' ' });
  expect(form.$errors.get()).toEqual({ phone: BOOKING_MESSAGES.phone });
  expect([calls, toasts]).toEqual([[], []]);
});

test.each([new ApiError(500, 'boom'), new ApiError(422, '<p>'), new TypeError('Failed to fetch')])(
  'R275 any failure shows the toast, which goes when it works after all: %s',
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

test('a 422 of the server also marks its fields, those it knows', async () => {
  outcome = () => Promise.reject(new ApiError(422, '{"errors":{"phone":"Too short","evil":"x"}}'));
  const form = make();
  await form.submit(filled);
  expect(form.$errors.get()).toEqual({ phone: 'Too short' });
  expect(toasts).toHaveLength(1);
});
