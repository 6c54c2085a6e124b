/** What the server says about a form that it did not take. A help only: an answer of another shape says nothing. */
import type { FieldErrors } from '#domain/lead.ts';
import { ApiError } from './api.ts';

export interface Refusal {
  /** For the visitor, if there is one (R231). */
  message?: string;
  /** By field name; only fields of the form. */
  errors: FieldErrors;
}

/**
 * Reads the answer behind a failed call.
 *
 * @param names fields of the form
 * @returns nothing when there was no answer at all
 */
export function refusalOf(error: unknown, names: readonly string[]): Refusal | undefined {
  if (!(error instanceof ApiError)) return undefined;
  try {
    const { message, errors = {} } = JSON.parse(error.body) as Record<string, unknown>;
    const told = errors as Record<string, unknown>;
    const known = names.filter((name) => typeof told[name] === 'string');
    return {
      ...(typeof message === 'string' && message && { message }),
      errors: Object.fromEntries(known.map((name) => [name, `${told[name]}`])),
    };
  } catch {
    // Not JSON, or not ours.
    return { errors: {} };
  }
}

/** Messages of a 422 for fields of this form; anything else is an unknown error. */
export function fieldErrorsOf(error: unknown, names: readonly string[]): FieldErrors | undefined {
  const errors = refusalOf(error, names)?.errors ?? {};
  return Object.keys(errors).length > 0 ? errors : undefined;
}
