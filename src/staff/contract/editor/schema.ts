/** What a schema says besides its type: whether it is optional, and its limits. */
import * as z from 'zod';
import type { ContentImage } from '#lib/content/fields.ts';

type Schema = z.core.$ZodType;

/** Placeholder for Astro’s image schema, which only a build has; compared by definition, because `describe` copies schemas. */
export const PICTURE = z.string('choose a picture') as unknown as z.ZodType<ContentImage>;

/** A schema without its optional and default wrappers, and what they said. */
interface Bare {
  schema: Schema;
  isOptional: boolean;
  preset: unknown;
  description: string | undefined;
}

/** Unwraps optional, default and transforms. */
export function bare(outer: Schema): Bare {
  const found: Bare = { schema: outer, isOptional: false, preset: undefined, description: '' };
  let { description } = outer as z.ZodType;
  for (;;) {
    const { schema } = found;
    if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) {
      if (schema instanceof z.ZodDefault) found.preset = schema._zod.def.defaultValue;
      found.isOptional = true;
      found.schema = schema._zod.def.innerType;
    } else if (schema instanceof z.ZodPipe) {
      const { in: written, out } = schema._zod.def;
      found.schema = out instanceof z.ZodTransform ? written : out;
    } else return { ...found, description };
    description ??= (found.schema as z.ZodType).description;
  }
}

/** Limits of texts, lists and numbers, as the checks of a schema say them. */
export interface Limits {
  min?: number;
  max?: number;
  pattern?: RegExp;
  format?: string;
}

/** A check as zod keeps it. */
interface Check {
  check: string;
  minimum?: number;
  maximum?: number;
  length?: number;
  value?: number;
  inclusive?: boolean;
  format?: string;
  pattern?: RegExp;
}

/** The strictest of each. */
export function limitsOf(schema: Schema): Limits {
  const { checks = [], ...own } = schema._zod.def;
  const all = [own as unknown as Check, ...checks.map((one) => one._zod.def as Check)];
  const limits: Limits = {};
  const [mins, maxs]: [number[], number[]] = [[], []];
  for (const { check, minimum, maximum, length, value, inclusive, format, pattern } of all) {
    if (format !== undefined) limits.format = format;
    if (format === 'regex' && pattern) limits.pattern = pattern;
    // Only whole numbers have a limit that is excluded.
    const step = inclusive === false ? 1 : 0;
    mins.push(
      ...[minimum, length, check === 'greater_than' ? value : undefined].flatMap((one) =>
        one === undefined ? [] : [Number(one) + step],
      ),
    );
    maxs.push(
      ...[maximum, length, check === 'less_than' ? value : undefined].flatMap((one) =>
        one === undefined ? [] : [Number(one) - step],
      ),
    );
  }
  if (mins.length > 0) limits.min = Math.max(...mins);
  if (maxs.length > 0) limits.max = Math.min(...maxs);
  return limits;
}
