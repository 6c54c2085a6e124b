/** English words of the feature; `words.ts` says what each is. */
import {
  REPLY_WAYS,
  RESET_KINDS,
  RESET_WORDS,
  resetConsent,
  resetReceived,
  TIME_SLOTS,
} from './reset.schema.ts';
import type { ResetWords } from './words.ts';

export const ENGLISH_RESET: ResetWords = {
  steps: 'Steps',
  names: ['Your Info', 'Preferences', 'Message'],
  toFix: '# to fix',
  titles: ['Who is writing?', 'How should we plan this?', 'Anything we should know?'],
  labels: {
    firstname: 'First name',
    lastname: 'Last name',
    email: 'Email',
    phone: 'Phone',
    intensive_type: 'Who is it for?',
    contact_preferences: 'Reach me by',
    preferred_contact_time: 'Best time to talk',
    reset_message: 'Your message',
  },
  kinds: RESET_KINDS,
  ways: REPLY_WAYS,
  times: TIME_SLOTS,
  optional: '(optional)',
  hint: 'The short version is plenty. Please leave out medical details.',
  nothing: 'Nothing yet',
  edit: 'Edit',
  back: 'Back',
  next: 'Next',
  send: 'Send request',
  sending: 'Submitting...',
  all: 'Show all three steps at once',
  consent: resetConsent('#'),
  thanks: {
    title: 'Thank you. Exhale.',
    received: resetReceived('#'),
    again: 'Submit Another Request',
  },
  failed: { title: 'Error', description: RESET_WORDS.failed },
};
