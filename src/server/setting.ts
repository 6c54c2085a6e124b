/** What every setting needs, and the parsers that a build uses, which therefore import nothing. */

/** Invalid configuration; prevents the start. Its message is shown to the operator. */
export class SettingError extends Error {
  override name = 'SettingError';
}

/** @throws {SettingError} with an example; `NAME` becomes the variable's name */
export const refuse = (wrong: string, example: string): never => {
  throw new SettingError(`${wrong}. Example: ${example}`);
};

/** Runs a parser and puts the variable name into its error message. */
export function setting<T>(name: string, value: string, parse: (value: string) => T): T {
  try {
    return parse(value);
  } catch (error) {
    if (!(error instanceof SettingError)) throw error;
    throw new SettingError(error.message.replaceAll('NAME', name));
  }
}

/** A wrong value, shortened for a message. */
export const shown = (value: string): string =>
  value.length > 60 ? `${value.slice(0, 60)}…` : value;

/** A whole number from `min` to `max`. */
export function integer(value: string, min: number, max: number, example: string): number {
  const number = /^\d{1,12}$/.test(value) ? Number(value) : Number.NaN;
  if (number >= min && number <= max) return number;
  return refuse(
    `NAME must be a whole number from ${min} to ${max}, not "${shown(value)}"`,
    `NAME=${example}`,
  );
}

/** On or off: `1` or `0`. */
export const flag = (value: string): boolean => integer(value, 0, 1, '1') === 1;
/** An origin such as `https://example.com:8443`. Accepts a trailing slash, rejects a path. */
export function origin(value: string): string {
  const url = URL.parse(value);
  if (url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`) return url.origin;
  return refuse(
    `NAME must be an origin (URL without a path), not "${shown(value)}"`,
    'NAME=https://www.example.com',
  );
}

/** Whether a URL host is this machine. Loopback traffic needs no encryption. */
export const isLoopback = (name: string): boolean =>
  /^(?:localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/i.test(name);

/** An {@link origin} that receives leads and tokens: must be HTTPS, except on loopback. */
export function secureOrigin(value: string): string {
  const url = URL.parse(origin(value));
  if (url && (url.protocol === 'https:' || isLoopback(url.hostname))) return url.origin;
  return refuse(
    `NAME must start with https://, because leads are sent there, not "${shown(value)}"`,
    'NAME=https://api.hsforms.com',
  );
}

/** A valid calendar date, `2026-03-04`. */
export function day(value: string): string {
  const time = /^\d{4}-\d\d-\d\d$/.test(value) ? Date.parse(value) : Number.NaN;
  if (!Number.isNaN(time) && new Date(time).toISOString().startsWith(value)) return value;
  return refuse(`NAME must be a date (YYYY-MM-DD), not "${shown(value)}"`, 'NAME=2026-03-04');
}
