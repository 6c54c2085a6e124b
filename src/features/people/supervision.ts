/** How an associate and the supervisor are named, in the words of the state's law (D44, R288–R292). */
import * as z from 'zod';
import { text } from '#lib/content/fields.ts';
import type { Language, OtherLanguage } from '#lib/language.ts';
import type { TranslatedSupervision } from './words.en.ts';
import { SPANISH_SUPERVISION } from './words.es.ts';

const withName = (example: string) =>
  text(example, 40).regex(/#/, 'write # where the supervisor’s name goes');

/** `#` is the supervisor's name. */
export const supervisionWords = z.strictObject({
  line: withName('Supervised by #').describe('On a line of its own'),
  inline: withName('supervised by #').describe('After the associate’s name'),
  term: text('Supervision', 30).describe('In the table of facts'),
});
export type SupervisionWords = z.infer<typeof supervisionWords>;

/** Where no law has other ones. */
export const USUAL_WORDS: SupervisionWords = {
  line: 'Supervised by #',
  inline: 'supervised by #',
  term: 'Supervision',
};

/** The laws are in English. */
const IN_OTHERS: Readonly<Record<OtherLanguage, TranslatedSupervision>> = {
  es: SPANISH_SUPERVISION,
};

const wordsOf = (
  { words = USUAL_WORDS }: { words?: SupervisionWords | undefined },
  language: Language,
): SupervisionWords => (language === 'en' ? words : IN_OTHERS[language].words);

/** With the words of the law (`collections`). */
export interface Supervisor {
  name: string;
  credentials: string;
  license: string;
  since: string;
  words?: SupervisionWords;
}
interface Supervised {
  supervisor?: Supervisor | undefined;
}

/** `Supervised by Dr. Alex Rowan` for associates (D44). */
export function supervision({ supervisor }: Supervised, language: Language): string | undefined {
  return supervisor && wordsOf(supervisor, language).line.replace('#', supervisor.name);
}

/** `supervised by Dr. Alex Rowan`, for the middle of a sentence. */
export function supervisedBy(
  supervisor: { name: string; words?: SupervisionWords | undefined },
  language: Language,
): string {
  return wordsOf(supervisor, language).inline.replace('#', supervisor.name);
}

/** Before the supervisor in a table. */
export const supervisionTerm = (supervisor: Supervisor, language: Language): string =>
  wordsOf(supervisor, language).term;

/** `Kim Alder (supervised by Dr. Alex Rowan)`; unchanged without a supervisor (R292, D44). */
export function supervisedName(
  { name, supervisor }: Supervised & { name: string },
  language: Language,
): string {
  return supervisor ? `${name} (${supervisedBy(supervisor, language)})` : name;
}

/** For the tooltip, in two sentences (R288–R291). */
export function supervisionDetails(
  {
    name,
    credentials,
    supervisor,
  }: Supervised & { name: string; credentials?: string | undefined },
  language: Language,
): string | undefined {
  if (!supervisor) return undefined;
  if (language !== 'en') return IN_OTHERS[language].details(`${name}, ${credentials}`, supervisor);
  return `${name}, ${credentials}, has worked under ${supervisor.name}, ${supervisor.credentials} (license ${supervisor.license}), since ${supervisor.since}. They meet every week about the work.`;
}
