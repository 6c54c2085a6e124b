/** Questions in a terminal: a wrong answer is explained and asked again. */
import { cancel, confirm, isCancel, log, text } from '@clack/prompts';
import type * as z from 'zod';

/** The person at the keyboard stopped. */
export class Stopped extends Error {}

const stop: () => never = () => {
  cancel('Nothing was changed.');
  throw new Stopped('stopped');
};

interface Question<T> {
  message: string;
  /** Its message explains a wrong answer. */
  schema: z.ZodType<T>;
  /** Shown in an empty line. */
  example?: string;
  /** What Enter alone answers. */
  initial?: string;
  /** Whether Enter alone answers nothing. */
  canSkip?: boolean;
  read?: (typed: string) => unknown;
  /** What is wrong beyond the schema. */
  check?: (answer: T) => string | undefined;
}

/** Asked until it is right. @throws {Stopped} on Ctrl+C or Escape */
export async function line<T>(question: Question<T>): Promise<T | undefined> {
  const { message, schema, example = '', initial, canSkip = false, check } = question;
  const { read = (typed) => typed } = question;
  const isDefault = initial !== undefined;
  const said = await text({
    message,
    placeholder: isDefault ? `${initial} (press Enter)` : `for example: ${example}`,
    ...(isDefault && { defaultValue: initial }),
    validate: (typed = '') => {
      if ((isDefault || canSkip) && typed.trim() === '') return undefined;
      const result = schema.safeParse(read(typed.trim()));
      return result.success ? check?.(result.data) : result.error.issues[0]?.message;
    },
  });
  if (isCancel(said)) stop();
  if (canSkip && said.trim() === '') return undefined;
  return schema.parse(read(said.trim()));
}

/** @throws {Stopped} on Ctrl+C or Escape */
export async function yes(message: string, initialValue: boolean): Promise<boolean> {
  const said = await confirm({ message, initialValue });
  return isCancel(said) ? stop() : said;
}

export function step(at: number, of: number, title: string): void {
  log.step(`${at} of ${of}: ${title}`);
}
