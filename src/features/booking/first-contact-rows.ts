/** Test helper: every combination of a request, with its first contact. */
import type { ContactFacts, ContactWay } from './first-contact.ts';

const ANSWERS = [null, 'yes', 'no'] as const;
/**
 * First contact (Call, Text, Email) by time, number and way: a group for each answer about calls (not said, yes, no),
 * in it a letter for each answer about texts.
 */
const TABLE: Readonly<Record<string, string>> = {
  'booked, number, call': 'CCC CCC EEE',
  'booked, number, text': 'TTE CCC TTE',
  'booked, number, email': 'EEE CCC EEE',
  'booked, none, call': 'EEE EEE EEE',
  'booked, none, text': 'EEE EEE EEE',
  'booked, none, email': 'EEE EEE EEE',
  'asked, number, call': 'CCC CCC EEE',
  'asked, number, text': 'TTE TTE TTE',
  'asked, number, email': 'EEE EEE EEE',
  'asked, none, call': 'EEE EEE EEE',
  'asked, none, text': 'EEE EEE EEE',
  'asked, none, email': 'EEE EEE EEE',
};
const LETTERS = { C: 'call', T: 'text', E: 'email' } as const;

export interface Row {
  name: string;
  facts: ContactFacts;
  by: ContactWay;
}
export const ROWS: readonly Row[] = Object.entries(TABLE).flatMap(([key, letters]) => {
  const [time, number, way] = key.split(', ') as [string, string, ContactWay];
  return letters.split(' ').flatMap((group, at) =>
    [...group].map((letter, place): Row => {
      const [call = null, text = null] = [ANSWERS[at], ANSWERS[place]];
      const facts = {
        isBooked: time === 'booked',
        hasNumber: number === 'number',
        way,
        call,
        text,
      };
      return {
        name: `${key}, call ${call ?? '-'}, text ${text ?? '-'}`,
        facts,
        by: LETTERS[letter as keyof typeof LETTERS],
      };
    }),
  );
});

/** The stored fields of such a contact request. */
export const fieldsOf = ({
  isBooked,
  hasNumber,
  way,
  call,
  text,
}: ContactFacts): Record<string, unknown> => ({
  firstName: 'Renata',
  lastName: 'K.',
  email: 'renata@example.com',
  phone: hasNumber ? '(214) 555-0148' : '',
  serviceInterest: 'other',
  state: 'Oregon',
  bestWayToContact: way,
  ...(call && { safeToCall: call }),
  ...(text && { safeToText: text }),
  message: '',
  communicationsOptIn: false,
  dataStorageConsent: true,
  preferred_time: isBooked ? '2026-11-24T15:00-06:00' : 'Mornings',
});
