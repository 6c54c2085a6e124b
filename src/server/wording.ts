/** Answers to what only a program can send wrong; people's mistakes have words of their own in the schemas. */
import { config, type core } from 'zod/mini';

const KINDS: Readonly<Record<string, string>> = {
  string: 'text',
  boolean: 'true or false',
  number: 'a number',
  array: 'a list',
  object: 'an object of fields',
};

/** What to send instead. The browser's schemas bring no words for it, which would cost every visitor their bytes. */
export function wordingOf(issue: core.$ZodRawIssue): string {
  if (issue.code === 'invalid_type')
    return `Please send ${KINDS[issue.expected] ?? issue.expected}`;
  if (issue.code === 'too_big') return `Please send at most ${issue.maximum} characters`;
  return 'Please send a value this field can have';
}

/** Lets every schema of this process speak so, where it has no words of its own. */
export function speakPlainly(): void {
  config({ localeError: wordingOf });
}
