/** Words around a person’s name, by language; used in the build only. */
import type { Language } from '#lib/language.ts';
import { type Supervisor, supervision } from './supervision.ts';

interface NameWords {
  /** Below the name of an associate. */
  supervision: (supervisor: Supervisor) => string | undefined;
  /** After a name that leads to a profile in English. */
  inEnglish: string;
}

export const NAME_WORDS: Readonly<Record<Language, NameWords>> = {
  en: { supervision: (supervisor) => supervision({ supervisor }), inEnglish: '' },
  es: { supervision: ({ name }) => `Supervisión: ${name}`, inEnglish: ' (en inglés)' },
};
