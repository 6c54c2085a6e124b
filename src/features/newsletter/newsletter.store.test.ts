import { expect, test } from 'vitest';
import { ENGLISH_NEWSLETTER } from './words.en.ts';
import { ApiError } from '#lib/api.store.ts';
import { createNewsletterForm } from './newsletter.store.ts';

test.each([
  ['R231 a message of the server', new ApiError(400, '{"message":"X"}'), 'X', 'X'],
  [
    'R232 no message',
    new ApiError(500, '{}'),
    ENGLISH_NEWSLETTER.refused,
    ENGLISH_NEWSLETTER.refused,
  ],
  [
    'R232 D36 no JSON',
    new ApiError(502, '<p>bad</p>'),
    ENGLISH_NEWSLETTER.refused,
    ENGLISH_NEWSLETTER.refused,
  ],
  // The form has the words for an unknown error.
  ['R233 offline', new TypeError('Failed to fetch'), undefined, ENGLISH_NEWSLETTER.failed],
])('R235 %s is said at the form, and reported', async (_what, error, says, reported) => {
  const events: unknown[] = [];
  const form = createNewsletterForm(
    { formId: 'form', portalId: 'portal' },
    {
      write: () => Promise.reject(error),
      path: () => '/',
      emit: (...event) => events.push(event),
      newKey: () => 'key',
      log: () => undefined,
    },
  );
  await form.submit({ firstName: 'Sam', lastName: 'Null', email: 'sam@example.com' });
  expect(form.$status.get()).toBe('failed');
  expect(form.$errors.get().form).toBe(says);
  expect(events).toContainEqual(['newsletter_signup_error', { page: '/', error: reported }]);
});
