/** The filter of the team page: numbered options, so that CSS alone can filter. */
import { HOURS, type Therapist } from './therapist.schema.ts';
import type { PeopleWords } from './words.en.ts';

type FilterWords = PeopleWords['directory']['filter'];

/** Option numbers match those in `data-filter`. */
export interface Question {
  id: string;
  label: string;
  /** The first option, which does not filter. */
  any: string;
  options: { number: number; text: string; holds: (person: Therapist) => boolean }[];
}

type Draft = Omit<Question, 'options'> & {
  options: { text: string; holds: (person: Therapist) => boolean }[];
};

/** Without options that no therapist matches, and questions without options; one person needs none. @param focus areas of focus by the words in `clientFocus` */
export function questionsFor(
  people: readonly Therapist[],
  focus: Readonly<Record<string, string>>,
  words: FilterWords,
): Question[] {
  const languages = [...new Set(people.flatMap((person) => person.languages))].filter(
    (language) => language !== words.spoken,
  );
  const drafts: Draft[] = [
    {
      id: 'focus',
      label: words.focus,
      any: words.anything,
      options: Object.entries(focus).map(([key, label]) => ({
        text: label,
        holds: (person) => person.clientFocus.includes(key),
      })),
    },
    {
      id: 'language',
      label: words.language,
      any: words.english,
      options: languages.map((language) => ({
        text: language,
        holds: (person) => person.languages.includes(language),
      })),
    },
    {
      id: 'hours',
      label: words.hours,
      any: words.anyTime,
      options: HOURS.map((hour) => ({
        text: words.times[hour],
        holds: (person) => person.hours.includes(hour),
      })),
    },
  ];
  if (people.length < 2) return [];
  let number = 0;
  return drafts
    .map((draft) => ({
      ...draft,
      options: draft.options
        .filter(({ holds }) => people.some(holds))
        .map((option) => ({ ...option, number: ++number })),
    }))
    .filter(({ options }) => options.length > 0);
}

/** CSS that hides people who do not fit a chosen option: a rule for each, because CSS cannot compare values. */
export function filterRules(questions: readonly Question[]): string {
  return questions
    .flatMap(({ options }) => options)
    .map(
      ({ number }) =>
        `[data-team-filter]:has([value="${number}"]:checked)~* [data-filter]:not([data-filter~="${number}"]){display:none}`,
    )
    .join('');
}

/** CSS that fills the chip of a question with a chosen option; both are named `id` and the question. */
export function chosenRules(id: string, questions: readonly Question[]): string {
  return questions
    .map((question) => `${id}-${question.id}`)
    .map(
      (name) =>
        `[data-team-filter]:has(#${name} :checked:not([value=any])) [name=${name}]{background:var(--color-ink);color:var(--color-paper)}`,
    )
    .join('');
}

/** Space-separated option numbers for `data-filter`. */
export function fitsOf(person: Therapist, questions: readonly Question[]): string {
  return questions
    .flatMap(({ options }) => options)
    .filter(({ holds }) => holds(person))
    .map(({ number }) => number)
    .join(' ');
}
