/**
 * How each answer is asked for: kept with its schema, so that a question, its example and its check have one owner. A
 * field without a question is only in an answers file.
 */
import * as z from 'zod';

/** What is known while an answer is asked for. */
export interface Context {
  /** The project's folder. */
  root: string;
  /** Names of the laws in `src/content/laws`. */
  laws: readonly string[];
  said: Record<string, unknown>;
  /** Answers so far in the same group, such as one person. */
  self: Record<string, unknown>;
  /** Position of the group in its list. */
  at: number;
}

export interface Asked {
  /** The question; of an optional group whether there is one. */
  ask?: string | ((context: Context) => string);
  /** What Enter alone answers to a yes or no; `true` without it. */
  yes?: (context: Context) => boolean;
  /** Whether it is asked at all. */
  when?: (context: Context) => boolean;
  /** Asks whether the list has another group. */
  more?: string;
  /** Starts a step of this name. */
  step?: string;
  example?: string;
  /** What Enter alone answers. */
  initial?: (context: Context) => string;
  /** Makes the answer of what was typed. */
  read?: (typed: string, context: Context) => unknown;
  /** Says what is wrong beyond the schema. */
  check?: (answer: unknown, context: Context) => string | undefined;
  /** Follows from other answers and is not asked for. */
  derive?: (context: Context) => unknown;
}

const QUESTIONS = z.registry<Asked>();

export function asked<S extends z.ZodType>(schema: S, how: Asked): S {
  QUESTIONS.add(schema, how);
  return schema;
}

/** The question of a schema, if it has one. */
export const questionOf = (schema: z.ZodType): Asked | undefined => QUESTIONS.get(schema);

/** A text among the answers so far, by its path such as `place.city`; empty without it. */
export function saidAt({ said }: Pick<Context, 'said'>, path: string): string {
  const found = path
    .split('.')
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], said);
  return typeof found === 'string' ? found : '';
}

/** A text of the same group; empty without it. */
export const ownText = ({ self }: Pick<Context, 'self'>, key: string): string =>
  typeof self[key] === 'string' ? self[key] : '';
