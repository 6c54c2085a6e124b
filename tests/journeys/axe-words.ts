/** What the accessibility rules ask for, and what they found in words. */

export const AXE_TAGS = [
  'wcag2a',
  'wcag2aa',
  'wcag21a',
  'wcag21aa',
  'wcag22aa',
  'best-practice',
] as const;

/** The part of a violation that is worth reading. */
export interface Found {
  id: string;
  nodes: { target: string; failureSummary?: string | undefined }[];
}

/** One line per element that breaks a rule. */
export function wordsOf(violations: readonly Found[]): string[] {
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => {
      const why = failureSummary.replace(/\s+/g, ' ').slice(0, 200);
      return `${id}: ${target}: ${why}`;
    }),
  );
}
