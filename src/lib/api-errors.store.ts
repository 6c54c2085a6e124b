/** Parses the server's error response to a form. Best effort: other responses yield nothing. */
import type { FieldErrors } from './parse-form.ts';
import { ApiError } from './api.store.ts';

export interface Refusal {
  /** For the visitor (R231). */
  message?: string;
  /** By field name; only fields of the form. */
  errors: FieldErrors;
}

/** @param names fields of the form @returns nothing if there was no response */
export function parseApiError(error: unknown, names: readonly string[]): Refusal | undefined {
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
    // Not JSON, or not from our server.
    return { errors: {} };
  }
}

/** Of a 422, for fields of this form; nothing for any other error. */
export function fieldErrorsOf(error: unknown, names: readonly string[]): FieldErrors | undefined {
  const errors = parseApiError(error, names)?.errors ?? {};
  return Object.keys(errors).length > 0 ? errors : undefined;
}
