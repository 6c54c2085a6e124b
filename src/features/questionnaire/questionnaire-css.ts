/** The results of the questionnaires as CSS, which needs no script and sends nothing. */
import {
  type Candidate,
  DETOX_ANSWERS,
  DETOX_BANDS,
  DETOX_QUESTIONS,
  MAX_POINTS,
  type Matching,
  type QuestionnaireName,
  reasonFor,
  type Ritual,
  SOME,
} from './questionnaire.schema.ts';
import type { QuestionnaireWords } from './words.en.ts';

/** Of its radio buttons; questions count from one, here and in ids. */
export function questionName(of: QuestionnaireName, question: number): string {
  return `${of}-${question + 1}`;
}

/** Of a radio button; answers count from one. */
export function answerId(of: QuestionnaireName, question: number, answer: number): string {
  return `${questionName(of, question)}-${answer + 1}`;
}

const NOTHING_YET = '[data-if]{display:none}';

/** The page's part with the questionnaire, once one of the answers is chosen. */
const given = (of: QuestionnaireName, ids: readonly string[]): string =>
  `[data-${of}]:has(${ids.map((id) => `#${id}:checked`)})`;

/** Shows what has `data-if` with the first of the answers once one of them is chosen. */
const showIf = (of: QuestionnaireName, ...ids: readonly string[]): string =>
  `${given(of, ids)} [data-if=${ids[0]}]{display:revert}`;

/**
 * Answers show their reasons, move people up by weight (`order`), and count toward the total. Ties keep order.
 * @param words before the two counts, and between them
 */
export function matchingRules(
  { questions }: Matching,
  people: readonly Candidate[],
  [before, between]: QuestionnaireWords['match']['tally'],
): string {
  const whose = (id: string): string => `[data-therapist="${id}"]`;
  const sum = (name: string): string =>
    questions.map((_, at) => `var(--${name}${at},0)`).join(' + ');
  const telling = questions.flatMap(({ weight, answers }, at) =>
    answers.flatMap((answer, index) =>
      answer.looksFor.length ? [{ at, weight, id: answerId('matching', at, index), answer }] : [],
    ),
  );
  const rules = telling.flatMap(({ at, weight, id, answer }) => {
    const fitting = people.filter((person) => reasonFor(answer, person)).map((one) => one.id);
    const when = given('matching', [id]);
    return [
      `${when}{--asked${at}:1}`,
      ...(fitting.length
        ? [
            showIf('matching', id),
            `${when} :is(${fitting.map(whose)}){--fit${at}:1;--sum${at}:${weight}}`,
          ]
        : []),
    ];
  });
  const any = `:is(${telling.map(({ id }) => `#${id}`)})`;
  const tally = `[data-matching]:has(${any}:checked) [data-tally]::before{content:"${before}" counter(fits) "${between}" counter(asked)}`;
  const places = people.map(({ id }, place) => `${whose(id)}{--place:${place}}`);
  const counted = `counter-reset:asked calc(${sum('asked')}) fits calc(${sum('fit')})`;
  const order = `order:calc(var(--place) - ${people.length}*(${sum('sum')}))`;
  return [NOTHING_YET, ...places, `[data-therapist]{${order};${counted}}`, ...rules, tally].join(
    '',
  );
}

/** Questions and result are siblings: "at least three" is a chain of three questions with such an answer. */
export function detoxRules(): string {
  const chain = (times: number, min: number): string => {
    const answers = DETOX_ANSWERS.keys().filter((points) => points >= min);
    const checked = [...answers].map((points) => `[value="${points + 1}"]:checked`);
    return `[data-asks]:has(${checked})~`.repeat(times);
  };
  const all = chain(DETOX_QUESTIONS, 0);
  const rules = DETOX_BANDS.slice(1).flatMap(({ id, some, max }, below) => {
    const reached = [
      `${chain(max, MAX_POINTS)}[data-result]`,
      ...(some <= DETOX_QUESTIONS ? [`${chain(some, SOME)}[data-result]`] : []),
    ];
    const calmer = DETOX_BANDS.slice(0, below + 1).map((lower) => `[data-band=${lower.id}]`);
    return reached.flatMap((where) => [
      `${where} [data-band=${id}]{display:block}`,
      `${where} :is(${calmer}){display:none}`,
    ]);
  });
  const tries = Array.from({ length: DETOX_QUESTIONS }, (_, at) =>
    showIf('detox', answerId('detox', at, SOME), answerId('detox', at, MAX_POINTS)),
  );
  return [
    NOTHING_YET,
    '[data-result],[data-done],[data-band]:not([data-band=light]){display:none}',
    `${all}[data-result]{display:grid}`,
    `${all}[data-state] [data-waiting]{display:none}`,
    `${all}[data-state] [data-done]{display:inline}`,
    ...rules,
    ...tries,
  ].join('');
}

/** Shows the chosen answer to each question on the card. */
export function ritualRules({ questions }: Ritual): string {
  const chosen = questions.flatMap(({ answers }, at) =>
    answers.map((_, index) => showIf('ritual', answerId('ritual', at, index))),
  );
  return [NOTHING_YET, ...chosen].join('');
}
