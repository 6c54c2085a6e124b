/** Sentences of a text, and what takes the claim out of a sentence: a “not,” a question, somebody else’s words. */

export interface Sentence {
  text: string;
  /** Where it begins in the text. */
  start: number;
}

const SEGMENTS = new Intl.Segmenter('en', { granularity: 'sentence' });
/** After these a capital letter begins no sentence. */
const SHORT =
  /\b(?:Dr|Mr|Mrs|Ms|Prof|St|vs|No|e\.g|i\.e|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec|\p{Lu})\.\s*$/u;

/** The sentences of a text, in order; line breaks end none. */
export function sentencesOf(text: string): Sentence[] {
  const found: Sentence[] = [];
  for (const { segment, index } of SEGMENTS.segment(text.replaceAll('\n', ' '))) {
    const last = found.at(-1);
    if (last && SHORT.test(last.text)) last.text += segment;
    else found.push({ text: segment, start: index });
  }
  return found;
}

/** The text with blanks for what stands in quotation marks, so that every word keeps its place. */
export function withoutQuotes(text: string): string {
  return text.replace(/“[^“”]*”|"[^"]*"/g, (quote) => quote.replace(/[^\n]/g, ' '));
}

const NEVER =
  /\b(?:not|never|nobody|no one|cannot|neither|nor|nothing|(?:anyone|someone|somebody|people|therapists?|practices?|those|whoever) who|whoever|beware)\b|n[’']t\b/i;
const NO = /\b(?:no(?! matter| doubt| wonder)|none|without|hardly|rarely)\b/i;
const WITHIN = /\b(?:cannot|not)\b|n[’']t\b/i;
const AFTER = /^\W*(?:\w+\W+){0,2}(?:nobody|no one|no therapist|does not exist)\b/i;

/** Whether the words at `from` to `to` are denied or asked rather than claimed: “We cannot guarantee …”. */
export function isDenied({ text }: Sentence, from: number, to: number): boolean {
  if (/\?[\s”"’)]*$/.test(text)) return true;
  const before = text
    .slice(0, from)
    .split(/\b(?:but|yet|however|because)\b|;/i)
    .at(-1);
  const clause = before?.split(/[,:–—(]/).at(-1);
  if (WITHIN.test(text.slice(from, to))) return true;
  return NEVER.test(before ?? '') || NO.test(clause ?? '') || AFTER.test(text.slice(to));
}

/** The line of an offset in a text that begins on `line`. */
export function lineIn(text: string, line: number, offset: number): number {
  return line + (text.slice(0, offset).match(/\n/g)?.length ?? 0);
}
