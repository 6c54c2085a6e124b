/**
 * A finished quiz as the server accepts it (R218): with an address it is a lead, without one it is only shown. In JSON,
 * the browser has scored it; form posts are scored here, and the answers are not kept.
 */
import * as z from 'zod/mini';
import { emailLine, ownIds, place, type PublicIds } from '#features/booking/contact.schema.ts';
import { type Parsed, parseWith } from '#lib/parse-form.ts';
import {
  type Answers,
  BANDS,
  type BandKey,
  bandOf,
  isAnswer,
  isComplete,
  MIN_SCORE,
  MAX_SCORE,
  RULES,
  scoreOf,
} from './scoring.ts';
import { ANSWER_MESSAGE, EMAIL_TOAST, fieldOf, isEmail } from './email-gate.ts';

const CONSISTENT = 'Please send the band that goes with the score';
const SCORE = `Please send the score as text, from ${MIN_SCORE} to ${MAX_SCORE}`;
const isScore = (text: string): boolean =>
  /^[1-9]\d?$/.test(text) && Number(text) >= MIN_SCORE && Number(text) <= MAX_SCORE;
const KEYS = BANDS.map(({ key }) => key) as [BandKey, ...BandKey[]];

/** The stored part. */
export interface QuizResult {
  email: string;
  relationshipQuizCompleted: 'Yes';
  score: string;
  result: BandKey;
  pageUri: string;
  pageName: string;
}

const email = (isFine: (text: string) => boolean) =>
  emailLine(EMAIL_TOAST.description).check(z.refine(isFine, EMAIL_TOAST.description));

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

/** Never throws. Ids are compared, then dropped. */
export function parseQuizLead(input: unknown, ids: PublicIds): Parsed<QuizResult> {
  return parse(schemaOf(ids, isEmail), input);
}

/** Invalid answers are omitted. */
export function answersIn(fields: Readonly<Record<string, unknown>>): Answers {
  const answers: Record<number, number> = {};
  for (const { id } of RULES) {
    const answer = Number(fields[fieldOf(id)]);
    if (isAnswer(answer)) answers[id] = answer;
  }
  return answers;
}

/** Without JavaScript: eight answers, and an address that may be empty. Messages by field name. */
export function parseQuizForm(
  fields: Readonly<Record<string, unknown>>,
  ids: PublicIds,
): Parsed<QuizResult> {
  const answers = answersIn(fields);
  const missing = RULES.filter(({ id }) => answers[id] === undefined);
  const score = isComplete(answers) ? scoreOf(answers) : MIN_SCORE;
  const parsed = parse(
    schemaOf(ids, (address) => address === '' || isEmail(address)),
    { email: '', ...fields, score: String(score), result: bandOf(score).key },
  );
  if (missing.length === 0) return parsed;
  const errors = Object.fromEntries(missing.map(({ id }) => [fieldOf(id), ANSWER_MESSAGE]));
  return { ok: false, errors: { ...errors, ...(!parsed.ok && parsed.errors) } };
}
