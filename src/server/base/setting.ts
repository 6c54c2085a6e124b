/** Kinds of settings, as schemas whose errors say what is wanted, with an example. */
import * as z from 'zod/mini';

/** Prevents the start. Its message is shown to the operator. */
export class SettingError extends Error {
  override name = 'SettingError';
}

const shown = (value: string): string => (value.length > 60 ? `${value.slice(0, 60)}…` : value);

type Message = (issue: { input?: unknown }) => string;

/** The error of a wrong value; `NAME` becomes the variable's name. */
export const must =
  (be: string, example: string): Message =>
  ({ input }) =>
    `NAME must ${be}, not "${shown(String(input))}". Example: NAME=${example}`;

/** Without the value, which may be secret. */
export const secretMust =
  (be: string, example: string): Message =>
  () =>
    `NAME must ${be}. Example: NAME=${example}`;

export const matching = (pattern: RegExp, error: Message) =>
  z.string().check(z.regex(pattern, { error }));

/** What `parse` makes of a text; invalid if `undefined`. */
export const parsed = <T>(parse: (value: string) => T | undefined, error: Message) =>
  z.pipe(
    z.string().check(z.refine((value) => parse(value) !== undefined, { error, abort: true })),
    z.transform((value: string) => parse(value) as T),
  );

export const whole = (min: number, max: number, example: string) =>
  parsed(
    (value) => {
      const number = /^\d{1,12}$/.test(value) ? Number(value) : Number.NaN;
      return number >= min && number <= max ? number : undefined;
    },
    must(`be a whole number from ${min} to ${max}`, example),
  );

/** `1` or `0`. */
export const flag = z.pipe(
  whole(0, 1, '1'),
  z.transform((value) => value === 1),
);

/** Loopback traffic needs no encryption. */
export const isLoopback = (name: string): boolean =>
  /^(?:localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/i.test(name);

/** Such as `https://example.com:8443`. Accepts a trailing slash, rejects a path. */
export const origin = parsed(
  (value) => {
    const url = URL.parse(value);
    const isOrigin = url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
    return isOrigin ? url.origin : undefined;
  },
  must('be an origin (URL without a path)', 'https://www.example.com'),
);

/** For leads and tokens: must be HTTPS, except on loopback. */
export const secureOrigin = origin.check(
  z.refine((value) => value.startsWith('https:') || isLoopback(new URL(value).hostname), {
    error: must('start with https://, because leads are sent there', 'https://api.hsforms.com'),
  }),
);

export const day = z.iso.date({ error: must('be a date (YYYY-MM-DD)', '2026-03-04') });

export type Environment = Readonly<Record<string, string | undefined>>;

/** @throws {SettingError} with the reason and an example */
export function setting<T>(name: string, value: string, kind: z.ZodMiniType<T>): T {
  const { data, error } = kind.safeParse(value);
  if (!error) return data;
  throw new SettingError(error.issues[0]?.message.replaceAll('NAME', name));
}

interface Reader {
  <T>(name: string, kind: z.ZodMiniType<T>, preset: string): T;
  <T>(name: string, kind: z.ZodMiniType<T>): T | undefined;
}

/** An empty variable counts as unset. */
export const readerOf =
  (env: Environment): Reader =>
  <T>(name: string, kind: z.ZodMiniType<T>, preset?: string) => {
    const value = env[name]?.trim() || preset;
    return value === undefined ? (undefined as T) : setting(name, value, kind);
  };
