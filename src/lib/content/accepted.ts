/** Comments in which editors accept a finding: `# accepted: claims "best friends" – the title of a book`. */

export interface Acceptance {
  /** From 1. */
  line: number;
  rule: string;
  words: string;
  /** Empty if missing. */
  reason: string;
}

const ACCEPTED = /^\s*#\s*accepted:\s*([\w-]+)\s+["“]([^"”]+)["”]\s*(?:[-–—:]\s*)?(.*)$/;

const normalized = (text: string): string =>
  text.replace(/\s+/g, ' ').replaceAll('’', "'").toLowerCase();

export function acceptancesIn(fields: string): Acceptance[] {
  return fields.split(/\r\n|\r|\n/).flatMap((line, at) => {
    const [, rule, words, reason = ''] = ACCEPTED.exec(line) ?? [];
    return rule && words ? [{ line: at + 1, rule, words, reason: reason.trim() }] : [];
  });
}

/** At least two words. */
export const hasReason = ({ reason }: Acceptance): boolean => /\p{L}.*\s.*\p{L}/u.test(reason);

export const accepts = (
  { rule, words }: Acceptance,
  found: { rule: string; words: string },
): boolean => rule === found.rule && normalized(found.words).includes(normalized(words));
