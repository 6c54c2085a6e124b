/** Cleaning of what people type, before any rule looks at it. */

// C0/C1 controls but tab and line feed, byte-order marks, and bidirectional overrides that could reorder a staff page.
const UNWANTED = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\uFEFF\u202A-\u202E\u2066-\u2069]/gu;

/** Most of what is typed, and nothing that needs cleaning. */
const PLAIN = /^[ -~]*$/;

/**
 * Text without control characters and lone surrogates, line ends as `\n`, outer blanks removed.
 * Names and messages in any script pass unchanged.
 */
export function cleanText(value: string): string {
  if (PLAIN.test(value)) return value.trim();
  return value.toWellFormed().replace(/\r\n?/g, '\n').replace(UNWANTED, '').trim();
}

/** Like {@link cleanText}, on one line: for everything but messages. */
export function cleanLine(value: string): string {
  if (PLAIN.test(value)) return value.trim();
  return cleanText(value.replace(/[\r\n\t\u2028\u2029]+/g, ' '));
}

/** `new parents` → `New parents` */
export function sentenceCase(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
