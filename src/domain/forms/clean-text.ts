/** Cleans typed text before validation. */

// C0/C1 controls except tab and line feed, byte-order marks, and bidirectional overrides, which
// could reorder text on staff pages.
const UNWANTED = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\uFEFF\u202A-\u202E\u2066-\u2069]/gu;

/** Lone surrogates. Not `toWellFormed`: our oldest browsers lack it. */
const LONE = /\p{Surrogate}/gu;

/** Fast path: plain ASCII needs no cleaning. */
const PLAIN = /^[ -~]*$/;

/**
 * Removes control characters and lone surrogates, normalizes line ends to `\n`, and trims. All
 * scripts pass unchanged.
 */
export function cleanText(value: string): string {
  if (PLAIN.test(value)) return value.trim();
  return value.replace(LONE, '\uFFFD').replace(/\r\n?/g, '\n').replace(UNWANTED, '').trim();
}

/** Like {@link cleanText}, on one line; for every field but messages. */
export function cleanLine(value: string): string {
  if (PLAIN.test(value)) return value.trim();
  return cleanText(value.replace(/[\r\n\t\u2028\u2029]+/g, ' '));
}

/** `new parents` → `New parents` */
export function sentenceCase(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
