/** The rule set of the accessibility checks, and formatting of their results. */

export const AXE_TAGS = [
  'wcag2a',
  'wcag2aa',
  'wcag21a',
  'wcag21aa',
  'wcag22aa',
  'best-practice',
] as const;

/** What depends on the color scheme: all that has to be checked a second time, in dark. */
export const COLOR_RULES = ['color-contrast', 'link-in-text-block'] as const;

/** The relevant part of a violation. */
export interface Found {
  id: string;
  nodes: { target: string; failureSummary?: string | undefined }[];
}

/** One line per violation. */
export function formatViolations(violations: readonly Found[]): string[] {
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => {
      const why = failureSummary.replace(/\s+/g, ' ').slice(0, 200);
      return `${id}: ${target}: ${why}`;
    }),
  );
}
