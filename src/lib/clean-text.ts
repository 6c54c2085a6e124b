// C0/C1 controls except tab and line feed, byte-order marks, and bidirectional overrides, which could reorder text on
// staff pages.
const UNWANTED = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\uFEFF\u202A-\u202E\u2066-\u2069]/gu;

/** Lone surrogates. Not `toWellFormed`: our oldest browsers lack it. */
const LONE = /\p{Surrogate}/gu;

/** Plain ASCII needs no cleaning. */
const PLAIN = /^[ -~]*$/;

/**
 * Removes control characters and lone surrogates, normalizes line ends to `\n`, and trims. All scripts pass unchanged.
 */
export function cleanText(value: string): string {
  if (PLAIN.test(value)) return value.trim();
  return value.replace(LONE, '\uFFFD').replace(/\r\n?/g, '\n').replace(UNWANTED, '').trim();
}

/** Like {@link cleanText}, on one line; for every field but messages. */
export function cleanLine(value: string): string {
  if (PLAIN.test(value)) return value.trim();
  return cleanText(value.replace(/[\r\n\t\u2028\u2029]+/g, ' ').replace(INVISIBLE, ''));
}

/** Invisible characters. Names of several scripts, and emoji, need U+200C and U+200D. */
const INVISIBLE = /(?![\u200C\u200D])\p{Cf}/gu;

/**
 * An address as people paste it, without invisible characters, `mailto:`, the name before `<...>`, or punctuation after
 * it. Other text stays as it is, for the check that follows.
 */
export function cleanEmail(value: string): string {
  const text = cleanLine(value)
    .replace(/\p{Cf}/gu, '')
    .replace(/＠/g, '@')
    .replace(/[．。｡]/g, '.')
    .replace(/[‘’]/g, "'");
  const inside = /<([^<>]*)>/.exec(text)?.[1] ?? text;
  const address = inside.replace(/^\s*mailto:([^?]*).*$/i, '$1').trim();
  // Not `/[.,;:]+$/`, which takes quadratic time.
  let end = address.length;
  while (end > 0 && '.,;:'.includes(address.charAt(end - 1))) end -= 1;
  return address.slice(0, end).trim();
}

/** `new parents` → `New parents` */
export function sentenceCase(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
