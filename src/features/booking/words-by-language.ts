/** Words of the booking page by language, for the build and the server: browsers get English, and others in the page. */
import { languageNote } from '#lib/language-note.ts';
import type { Language, OtherLanguage } from '#lib/language.ts';
import { ENGLISH_CALL_TIMES } from './first-contact-words.en.ts';
import { SPANISH_CALL_TIMES } from './first-contact-words.es.ts';
import type { CallTimesWords } from './first-contact-words.ts';
import { type BookingPageWords, ENGLISH_PAGE } from './page-words.en.ts';
import { SPANISH_PAGE } from './page-words.es.ts';
import { ENGLISH_TIMES, type TimesWords } from './times-words.en.ts';
import { ENGLISH_CONTACT } from './words.en.ts';
import { SPANISH_TIMES } from './times-words.es.ts';
import { spanishContact } from './words.es.ts';
import type { ContactWords } from './words.ts';

/** What the practice says about itself. */
interface Practice {
  consultation: { minutes: number };
  /** That it writes first. */
  language: Language;
}

type Say<Words> = (call: { minutes: number }) => Words;

const CONTACT_WORDS: Readonly<
  { en: Say<ContactWords> } & Record<OtherLanguage, Say<Required<ContactWords>>>
> = {
  en: () => ENGLISH_CONTACT,
  es: spanishContact,
};

/**
 * Of the contact form. The newsletter is in the practice’s first language, and the words say so in another one.
 * @param isPrivacyForeign whether the privacy policy is in the first language, too, and not in this one
 */
export function contactWords(
  language: Language,
  { consultation, language: first }: Practice,
  isPrivacyForeign = false,
): ContactWords {
  const words = CONTACT_WORDS[language](consultation);
  const note = languageNote(language, first);
  const { dataStorageConsent, communicationsOptIn } = words.consents;
  return {
    ...words,
    privacy: words.privacy + (isPrivacyForeign ? note : ''),
    consents: {
      dataStorageConsent,
      communicationsOptIn: communicationsOptIn.replace('#', `#${note}`),
    },
  };
}

/** About the first contact, and a time that is taken. */
export const CALL_TIMES_WORDS: Readonly<
  { en: CallTimesWords } & {
    [Other in OtherLanguage]: CallTimesWords & { language: Other };
  }
> = {
  en: ENGLISH_CALL_TIMES,
  es: SPANISH_CALL_TIMES,
};

/** Around the form. */
export const PAGE_WORDS: Readonly<Record<Language, BookingPageWords>> = {
  en: ENGLISH_PAGE,
  es: SPANISH_PAGE,
};

/** Of open times. */
export const TIMES_WORDS: Readonly<Record<Language, TimesWords>> = {
  en: ENGLISH_TIMES,
  es: SPANISH_TIMES,
};
