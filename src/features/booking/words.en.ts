/** English words of the feature; `words.ts` says what each is. */
import { ENGLISH_SUBMIT_ERROR } from '#lib/form-words.en.ts';
import { CONTACT_WAYS } from './contact.schema.ts';
import { SAFE_ANSWERS, SAFE_WAYS } from './safe-contact.ts';
import type { ContactWords, ReplyWayWords } from './words.ts';

export const ENGLISH_WAY: ReplyWayWords = {
  call: 'by phone',
  text: 'by text',
  email: 'by email',
};

/** With a place for the reply promise, `{reply}` (R255). */
export const ENGLISH_CONTACT: ContactWords = {
  about: 'About you',
  labels: {
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email',
    phone: 'Phone',
    serviceInterest: 'What brings you here?',
    state: 'State you live in',
    bestWayToContact: 'Best way to reach you',
    message: 'Anything we should know?',
    ...SAFE_WAYS,
  },
  ways: CONTACT_WAYS,
  answers: SAFE_ANSWERS,
  choose: 'Choose a service',
  optional: '(optional)',
  hint: 'The short version is plenty. Please leave out medical details.',
  safe: {
    question: 'Is it safe to call, text or leave a voicemail?',
    note: 'Skip this and we’ll only use the contact you picked above, and ask before trying any other.',
  },
  clientSystem: 'its client system',
  consents: {
    dataStorageConsent:
      'I consent to # storing this on its server (365 days) and in its client system, so its team can reply to me.',
    communicationsOptIn: 'Email me # and practice news. Unsubscribe any time.',
  },
  privacy: 'Privacy policy',
  send: 'Send my request',
  sending: 'Submitting...',
  promise: 'A human replies within {reply}.',
  thanks: {
    title: 'Thank you. Exhale.',
    text: 'Your note is with us. A human reads it and replies within {reply}, {way}. Then you talk, and you decide.',
  },
  way: ENGLISH_WAY,
  unsent: ENGLISH_SUBMIT_ERROR,
  toasts: {
    sent: {
      title: 'Request submitted',
      description: "We'll get back to you within {reply}.",
    },
    failed: { title: 'Error submitting form', description: 'Please try again later' },
    callInstead: 'Call # instead',
    call: 'Call #',
  },
};
