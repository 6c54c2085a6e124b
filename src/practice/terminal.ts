/** Questions in a terminal: a wrong answer is explained and asked again. */
import { cancel, confirm, isCancel, log, text } from '@clack/prompts';
import type * as z from 'zod';

/** The person at the keyboard stopped. */
export class Stopped extends Error {}

const stop: () => never = () => {
  cancel('Nothing was changed.');
  throw new Stopped('stopped');
};

/** How to ask for one answer. */
interface Question<T> {
  message: string;
  /** Schema of the answer; its message explains a wrong one. */
  schema: z.ZodType<T>;
  /** Shown in an empty line. */
  example?: string;
  /** What Enter alone answers. */
  initial?: string;
  /** Makes the answer of what was typed. */
  read?: (typed: string) => unknown;
  /** Says what is wrong beyond the schema. */
  check?: (answer: T) => string | undefined;
}

/**
 * One answer, asked until it is right.
 * @throws {Stopped} on Ctrl+C or Escape
 */
export async function line<T>(question: Question<T>): Promise<T> {
  const { message, schema, example = '', initial, read = (typed) => typed, check } = question;
  const isDefault = initial !== undefined;
  const said = await text({
    message,
    placeholder: isDefault ? `${initial} (press Enter)` : `for example: ${example}`,
    ...(isDefault && { defaultValue: initial }),
    validate: (typed = '') => {
      if (isDefault && typed.trim() === '') return undefined;
      const result = schema.safeParse(read(typed.trim()));
      return result.success ? check?.(result.data) : result.error.issues[0]?.message;
    },
  });
  if (isCancel(said)) stop();
  return schema.parse(read(said.trim()));
}

/** Yes or no. @throws {Stopped} on Ctrl+C or Escape */
export async function yes(message: string, initialValue: boolean): Promise<boolean> {
  const said = await confirm({ message, initialValue });
  return isCancel(said) ? stop() : said;
}

/** Says how far the questions are. */
export function step(at: number, of: number, title: string): void {
  log.step(`${at} of ${of}: ${title}`);
}

/** What was typed, as a list. */
export const list = (typed: string): string[] =>
  typed
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');

/** What was typed, as a number; `$150` is 150. */
export const number = (typed: string): number | undefined => {
  const digits = typed.replaceAll(/[$,\s]/g, '');
  return digits === '' ? undefined : Number(digits);
};

/** `9`, `9:30` and `9:30 am` as `09:00`, `09:30`; anything else as it is. */
export function clockTime(typed: string): string {
  const [, hour, minute = '00', half = ''] =
    /^(\d{1,2})(?::(\d\d))?\s*(am|pm)?$/i.exec(typed.trim()) ?? [];
  if (hour === undefined) return typed;
  const from12 = half ? (Number(hour) % 12) + (/pm/i.test(half) ? 12 : 0) : Number(hour);
  return `${String(from12).padStart(2, '0')}:${minute}`;
}

/** `503-555-0142` as `(503) 555-0142`; anything else as it is. */
export function phoneNumber(typed: string): string {
  const digits = typed.replaceAll(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
  return digits.length === 10
    ? `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`
    : typed;
}
