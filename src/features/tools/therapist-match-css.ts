/** The ranking of the therapist matcher as CSS, which needs no script and sends nothing. */
import { type Candidate, type Matching, reasonFor } from './therapist-match.schema.ts';

/** Both count from one. */
export function answerId(question: number, index: number): string {
  return `fit-${question + 1}-${index + 1}`;
}

/** Answers show their reasons, move people up by weight (`order`), and count toward the total. Ties keep order. */
export function matchingRules({ questions }: Matching, people: readonly Candidate[]): string {
  const whose = (id: string): string => `[data-therapist="${id}"]`;
  const sum = (name: string): string =>
    questions.map((_, at) => `var(--${name}${at},0)`).join(' + ');
  const rules = questions.flatMap(({ weight, answers }, at) =>
    answers.flatMap((given, index) => {
      const fitting = people.filter((person) => reasonFor(given, person)).map(({ id }) => id);
      if (!given.looksFor.length) return [];
      const id = answerId(at, index);
      const when = `[data-matching]:has(#${id}:checked)`;
      return [
        `${when}{--asked${at}:1}`,
        ...(fitting.length
          ? [
              `${when} [data-fit=${id}]{display:list-item}`,
              `${when} :is(${fitting.map(whose)}){--fit${at}:1;--sum${at}:${weight}}`,
            ]
          : []),
      ];
    }),
  );
  const telling = questions.flatMap(({ answers }, at) =>
    answers.flatMap(({ looksFor }, index) => (looksFor.length ? [`#${answerId(at, index)}`] : [])),
  );
  const tally = `[data-matching]:has(:is(${telling}):checked) [data-tally]::before{content:"Fits your answers: " counter(fits) " of " counter(asked)}`;
  const places = people.map(({ id }, place) => `${whose(id)}{--place:${place}}`);
  const counted = `counter-reset:asked calc(${sum('asked')}) fits calc(${sum('fit')})`;
  const order = `order:calc(var(--place) - ${people.length}*(${sum('sum')}))`;
  return [
    '[data-fit]{display:none}',
    ...places,
    `[data-therapist]{${order};${counted}}`,
    ...rules,
    tally,
  ].join('');
}
