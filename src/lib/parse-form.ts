/** Checks what a form holds. */
import * as z from 'zod/mini';

/** Message per field. */
export type FieldErrors<Name extends string = string> = Partial<Record<Name, string>>;
export type Parsed<T> = { ok: true; value: T } | { ok: false; errors: FieldErrors };

/** Never throws. The first message per field wins. */
export function parseWith<Value>(schema: z.ZodMiniType<Value>, input: unknown): Parsed<Value> {
  const result = z.safeParse(schema, input);
  if (result.success) return { ok: true, value: result.data };
  const errors: FieldErrors = {};
  for (const issue of result.error.issues)
    errors[String(issue.path[0] ?? 'form')] ??= issue.message;
  return { ok: false, errors };
}
