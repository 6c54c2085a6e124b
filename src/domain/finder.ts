/** The filter of the team page: options with numbers, so that a style sheet alone can filter (no script needed). */
import { FOCUS, HOURS } from './therapist.ts';
import type { Focus, Therapist } from './therapist.ts';

/** Most options the style sheet has rules for (`sections/Directory.astro`). */
export const MOST_OPTIONS = 20;

/** One question of the filter; options carry the number that cards answer with. */
export interface Question {
  id: string;
  label: string;
  /** What the first option says, which filters nothing. */
  any: string;
  options: { number: number; text: string; holds: (person: Therapist) => boolean }[];
}

type Draft = Omit<Question, 'options'> & {
  options: { text: string; holds: (person: Therapist) => boolean }[];
};

/** The questions that tell these people apart; an option that finds nobody is left out. */
export function questionsFor(people: readonly Therapist[]): Question[] {
  const languages = [...new Set(people.flatMap((person) => person.languages))].filter(
    (language) => language !== 'English',
  );
  const drafts: Draft[] = [
    {
      id: 'focus',
      label: 'What it is about',
      any: 'Anything',
      options: (Object.keys(FOCUS) as Focus[]).map((key) => ({
        text: FOCUS[key],
        holds: (person) => person.clientFocus.includes(key),
      })),
    },
    {
      id: 'language',
      label: 'Language',
      any: 'English is fine',
      options: languages.map((language) => ({
        text: language,
        holds: (person) => person.languages.includes(language),
      })),
    },
    {
      id: 'hours',
      label: 'Beside office hours',
      any: 'Any time',
      options: HOURS.map((hour) => ({
        text: `${hour.charAt(0).toUpperCase()}${hour.slice(1)}`,
        holds: (person) => person.hours.includes(hour),
      })),
    },
  ];
  let number = 0;
  const questions = drafts.map((draft) => ({
    ...draft,
    options: draft.options
      .filter(({ holds }) => people.some(holds))
      .map((option) => ({ ...option, number: ++number })),
  }));
  if (number > MOST_OPTIONS)
    throw new Error(`The team filter has ${number} options; the style sheet knows ${MOST_OPTIONS}`);
  return questions;
}

/** Numbers of the options a person answers, as a space-separated list for `data-fits`. */
export function fitsOf(person: Therapist, questions: readonly Question[]): string {
  return questions
    .flatMap(({ options }) => options)
    .filter(({ holds }) => holds(person))
    .map(({ number }) => number)
    .join(' ');
}
