/**
 * Words of the forms. Their texts are in `words.en.ts` and `words.es.ts`: constants of one type, so that a missing text is
 * a type error, and other languages are not downloaded.
 */
import type { FieldErrors } from '#lib/parse-form.ts';
import type { ErrorSummaryWords, SubmitErrorWords } from '#lib/form-words.ts';
import type { callTime, NO_TIME_MESSAGE } from './call-time.ts';
import type { Contact, CONTACT_MESSAGES, CONTACT_WAYS, place } from './contact.schema.ts';
import type { ContactWay } from './first-contact.ts';
import type { SAFE_ANSWERS } from './safe-contact.ts';

type Labels<Keys extends string> = Readonly<Record<Keys, string>>;

/** All but times, the page, and consents, which have sentences. */
type Labeled = Exclude<keyof Contact, keyof typeof callTime | keyof typeof place | Consented>;
type Consented = 'dataStorageConsent' | 'communicationsOptIn';

/** English messages of the server and the form; `#` is replaced by a number. */
type Message =
  | (typeof CONTACT_MESSAGES)[keyof typeof CONTACT_MESSAGES]
  | 'Please use at most # characters'
  | 'Please enter a phone number as text'
  | typeof NO_TIME_MESSAGE
  | 'Please answer yes or no';

/** The one way that holds for a request; ends “… replies within 24 business hours, …”. */
export type ReplyWayWords = Readonly<Record<ContactWay, string>>;

export interface ContactWords {
  /** Above the fields, after the times. */
  about: string;
  /** The error summary; missing for English. */
  check?: ErrorSummaryWords;
  labels: Labels<Labeled>;
  ways: Labels<keyof typeof CONTACT_WAYS>;
  answers: Labels<keyof typeof SAFE_ANSWERS>;
  choose: string;
  /** Suffix of optional labels. */
  optional: string;
  /** Below the message field. */
  hint: string;
  safe: { question: string; note: string };
  /** In the first consent, after the name of the system that requests are passed to. */
  clientSystem: string;
  /** `#` is the practice's name in the first, the newsletter's in the second. */
  consents: Labels<Consented>;
  privacy: string;
  send: string;
  sending: string;
  promise: string;
  /** `{way}` is how the practice replies. */
  thanks: { title: string; text: string };
  way: ReplyWayWords;
  unsent: SubmitErrorWords;
  toasts: {
    sent: { title: string; description: string };
    failed: { title: string; description: string };
    /** Label and text of the phone button. */
    callInstead: string;
    call: string;
  };
  /** By English message; missing for English. */
  messages?: Labels<Message>;
}

/** Fills in {@link replyText}. */
export const promised = (text: string, reply: string): string => text.replace('{reply}', reply);

/** Messages without a translation stay English. */
export function inWords(errors: FieldErrors, known?: Labels<string>): FieldErrors {
  if (!known) return errors;
  const say = (message: string): string => {
    const [number = '#'] = /\d+/.exec(message) ?? [];
    return known[message.replace(number, '#')]?.replace('#', number) ?? message;
  };
  return Object.fromEntries(
    Object.entries(errors).map(([name, message = '']) => [name, say(message)]),
  );
}
