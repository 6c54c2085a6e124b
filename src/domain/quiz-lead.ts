/**
 * A finished quiz as the server takes it (R218): with an address it is a lead, without one only something to show. As
 * JSON the browser has scored it; as a form the eight answers come along, are scored here and are not kept.
 */
import * as z from 'zod/mini';
import { LIMITS, line, ownIds, type Parsed, parseWith, place, type PublicIds } from './lead.ts';
import {
  type Answers,
  BANDS,
  type BandKey,
  bandOf,
  isAnswer,
  isComplete,
  LEAST,
  MOST,
  RULES,
  scoreOf,
} from './quiz.ts';
import { ANSWER_MESSAGE, EMAIL_TOAST, fieldOf, isEmail } from './quiz-gate.ts';

const CONSISTENT = 'Please send the band that goes with the score';
const SCORE = `Please send the score as text, from ${LEAST} to ${MOST}`;
const isScore = (text: string): boolean =>
  /^[1-9]\d?$/.test(text) && Number(text) >= LEAST && Number(text) <= MOST;
const KEYS = BANDS.map(({ key }) => key) as [BandKey, ...BandKey[]];

/** What counts as a lead, and nothing else is kept. */
export interface QuizResult {
  email: string;
  relationshipQuizCompleted: 'Yes';
  score: string;
  result: BandKey;
  pageUri: string;
  pageName: string;
}

const email = (isFine: (text: string) => boolean) =>
  line(LIMITS.email, EMAIL_TOAST.description).check(z.refine(isFine, EMAIL_TOAST.description));

const schemaOf = (ids: PublicIds, isFine: (email: string) => boolean) =>
  z
    .object({
      ...ownIds(ids),
      email: email(isFine),
      relationshipQuizCompleted: z.literal('Yes', 'Please send "Yes" with a finished quiz'),
      score: z.string(SCORE).check(z.refine(isScore, SCORE)),
      result: z.enum(KEYS, CONSISTENT),
      ...place,
    })
    .check(
      z.refine(({ score, result }) => bandOf(Number(score)).key === result, {
        path: ['result'],
        error: CONSISTENT,
      }),
    );

function parse(schema: ReturnType<typeof schemaOf>, input: unknown): Parsed<QuizResult> {
  const parsed = parseWith(schema, input);
  if (!parsed.ok) return parsed;
  const { formId: _form, portalId: _portal, ...result } = parsed.value;
  return { ok: true, value: result };
}

/** Validates a posted result; never throws. Ids are compared and dropped. */
export function parseQuizLead(input: unknown, ids: PublicIds): Parsed<QuizResult> {
  return parse(schemaOf(ids, isEmail), input);
}

/** The answers in the fields of a form post; what is no answer is left out. */
export function answersIn(fields: Readonly<Record<string, unknown>>): Answers {
  const answers: Record<number, number> = {};
  for (const { id } of RULES) {
    const answer = Number(fields[fieldOf(id)]);
    if (isAnswer(answer)) answers[id] = answer;
  }
  return answers;
}

/**
 * Validates the form without JavaScript: eight answers, and an address or none (`email` is empty then).
 * Messages for missing answers are under the names of their fields.
 */
export function parseQuizForm(
  fields: Readonly<Record<string, unknown>>,
  ids: PublicIds,
): Parsed<QuizResult> {
  const answers = answersIn(fields);
  const missing = RULES.filter(({ id }) => answers[id] === undefined);
  const score = isComplete(answers) ? scoreOf(answers) : LEAST;
  const parsed = parse(
    schemaOf(ids, (address) => address === '' || isEmail(address)),
    { email: '', ...fields, score: String(score), result: bandOf(score).key },
  );
  if (missing.length === 0) return parsed;
  const errors = Object.fromEntries(missing.map(({ id }) => [fieldOf(id), ANSWER_MESSAGE]));
  return { ok: false, errors: { ...errors, ...(!parsed.ok && parsed.errors) } };
}
