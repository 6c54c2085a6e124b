/** Names of the fields of leads, from the form schemas: a new field is a type error where it is missing. */
import type { callTime } from '#features/booking/call-time.ts';
import type { Contact, place } from '#features/booking/contact.schema.ts';
import type { NewsletterRequest } from '#features/newsletter/newsletter.schema.ts';
import type { ResetRequest } from '#features/reset/reset.schema.ts';
import type { QuizResult } from '#features/quiz/submission.ts';

/** The times asked for are one field, and the page is not stored. Staff note the last four for who phones or comes in. */
export type StoredField =
  | Exclude<
      keyof Contact | keyof NewsletterRequest | keyof ResetRequest | keyof QuizResult,
      keyof typeof callTime | keyof typeof place
    >
  | 'preferred_time'
  | 'cameBy'
  | 'language'
  | 'therapist'
  | 'safeToEmail';

type Chosen<Form> = {
  [Name in keyof Form]-?: NonNullable<Form[Name]> extends string
    ? string extends NonNullable<Form[Name]>
      ? never
      : Name
    : never;
}[keyof Form];

/** Fields that store a key of a list, which staff read as words. */
export type ChosenField = Exclude<Chosen<Contact> | Chosen<ResetRequest>, keyof typeof callTime>;
