/** Splits text into sentences and detects sentences that make no claim: negations, questions, quotes. */

export interface Sentence {
  text: string;
  start: number;
}

const SEGMENTS = new Intl.Segmenter('en', { granularity: 'sentence' });
/** These do not end a sentence. */
const ABBREVIATION =
  /\b(?:Dr|Mr|Mrs|Ms|Prof|St|vs|No|e\.g|i\.e|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec|\p{Lu})\.\s*$/u;

/** Line breaks do not end a sentence. */
export function sentencesOf(text: string): Sentence[] {
  const found: Sentence[] = [];
  for (const { segment, index } of SEGMENTS.segment(text.replaceAll('\n', ' '))) {
    const last = found.at(-1);
    if (last && ABBREVIATION.test(last.text)) last.text += segment;
    else found.push({ text: segment, start: index });
  }
  return found;
}

/** Replaces quoted text with spaces, so that offsets stay the same. */
export function withoutQuotes(text: string): string {
  return text.replace(/“[^“”]*”|"[^"]*"/g, (quote) => quote.replace(/[^\n]/g, ' '));
}

/** In English and in Spanish. */
const NEGATION_IN_CLAUSES =
  /\b(?:not|never|nobody|no one|cannot|neither|nor|nothing|(?:anyone|someone|somebody|people|therapists?|practices?|those|whoever) who|whoever|beware|nunca|nadie|jamás|tampoco|quien(?:es)?|desconfíen?)\b|n[’']t\b|(?<!\p{L})ning(?:un[oa]s?|ún)(?!\p{L})/iu;
const NEGATION_IN_CLAUSE =
  /\b(?:no(?! matter| doubt| wonder)|none|without|hardly|rarely|sin|ni)\b/i;
const NEGATION_INSIDE = /\b(?:cannot|not)\b|n[’']t\b/i;
/** A negation in the three words that follow a match, as in “… nobody promises”. */
const NEGATION_AFTER =
  /^\W*(?:\w+\W+){0,2}(?:nobody|no one|no therapist|does not exist|nadie|no existe)\b/i;

/** Whether the words from `from` to `to` are negated or part of a question: “We cannot guarantee …”. */
export function isDenied({ text }: Sentence, from: number, to: number): boolean {
  if (/\?[\s”"’)]*$/.test(text)) return true;
  const before = text
    .slice(0, from)
    .split(/\b(?:but|yet|however|because|pero|porque|sin embargo)\b|;/i)
    .at(-1);
  const clause = before?.split(/[,:–—(]/).at(-1);
  if (NEGATION_INSIDE.test(text.slice(from, to))) return true;
  return (
    NEGATION_IN_CLAUSES.test(before ?? '') ||
    NEGATION_IN_CLAUSE.test(clause ?? '') ||
    NEGATION_AFTER.test(text.slice(to))
  );
}

/** Whether the words from `from` to `to` are in one of the names, in its own spelling. */
export function isInName(
  text: string,
  from: number,
  to: number,
  names: readonly string[],
): boolean {
  return names.some((name) => {
    for (let at = text.indexOf(name); at !== -1; at = text.indexOf(name, at + 1))
      if (at <= from && to <= at + name.length) return true;
    return false;
  });
}

/** `line`: where the text starts. */
export function lineIn(text: string, line: number, offset: number): number {
  return line + (text.slice(0, offset).match(/\n/g)?.length ?? 0);
}
