/** Help lines by name, so that no order and no addition puts a name over another number. */

/** One way to reach a help line. */
export interface HelpLink {
  href: `${'tel' | 'sms'}:${string}`;
  /** As shown on the link: `988`, `Text 988`. */
  number: string;
  /** What it is, after the number. */
  what: string;
}

export interface HelpLine extends HelpLink {
  /** When to call it. */
  who?: string;
  /** For people who cannot talk safely on the phone. */
  text?: HelpLink;
}

const NAMES = ['emergency', 'lifeline', 'violence'] as const;

/** The three that pages name, and others, in the order in which they are shown. */
export type HelpLines<Line extends HelpLine = HelpLine> = Readonly<
  Record<(typeof NAMES)[number], Line> & Record<string, Line>
>;

interface CrisisLine extends HelpLine {
  who: string;
  /** Its name in sentences. */
  name?: string;
}

/** Pages write about the hotline by its name. */
export type CrisisLines = HelpLines<CrisisLine> & { violence: { name: string } };

/**
 * All ways to reach all help lines: by voice, then by text.
 * @throws {Error} if a line that pages name is missing, as in the lists of older configurations
 */
export function waysToHelp(lines: HelpLines): HelpLink[] {
  const missing = NAMES.find((name) => !Object.hasOwn(lines, name));
  if (missing)
    throw new Error(
      `src/site.config.ts: crisisLines has no "${missing}"; write each help line under its name (${NAMES.join(', ')}, and others), and below "text" in it how it is reached by text`,
    );
  const all = Object.values(lines);
  return [...all, ...all.flatMap(({ text }) => text ?? [])];
}
