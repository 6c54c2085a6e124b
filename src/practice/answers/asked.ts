/**
 * How each answer is asked for: kept with its schema, so that question, example and check have one owner. A field
 * without a question is only in an answers file.
 */
import * as z from 'zod';

export interface Context {
  root: string;
  /** From `src/content/laws`. */
  laws: readonly string[];
  said: Record<string, unknown>;
  /** Answers so far in the same group, such as one person. */
  self: Record<string, unknown>;
  /** Position of the group in its list. */
  at: number;
}

export interface Asked {
  /** Of an optional group: whether there is one. */
  ask?: string | ((context: Context) => string);
  /** Default for a yes or no; `true` without it. */
  yes?: (context: Context) => boolean;
  when?: (context: Context) => boolean;
  /** Asks whether the list has another group. */
  more?: string;
  /** Starts a step of this name. */
  step?: string;
  example?: string;
  /** What Enter alone answers. */
  initial?: (context: Context) => string;
  read?: (typed: string, context: Context) => unknown;
  /** What is wrong beyond the schema. */
  check?: (answer: unknown, context: Context) => string | undefined;
  /** Follows from other answers and is not asked for. */
  derive?: (context: Context) => unknown;
}

const QUESTIONS = z.registry<Asked>();

export function asked<S extends z.ZodType>(schema: S, how: Asked): S {
  QUESTIONS.add(schema, how);
  return schema;
}

export const questionOf = (schema: z.ZodType): Asked | undefined => QUESTIONS.get(schema);

/** By its path such as `place.city`; empty if not answered. */
export function saidAt({ said }: Pick<Context, 'said'>, path: string): string {
  const found = path
    .split('.')
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], said);
  return typeof found === 'string' ? found : '';
}

/** Of the same group; empty if not answered. */
export const ownText = ({ self }: Pick<Context, 'self'>, key: string): string =>
  typeof self[key] === 'string' ? self[key] : '';
