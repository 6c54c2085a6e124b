/** Which entries are nothing without the text below their fields. */

const OF_TEXT: ReadonlySet<unknown> = new Set(['body', 'letter', 'campaign']);

/** Entries of other collections have text; of pages, only some do. */
const WITHOUT: ReadonlySet<string> = new Set(['laws', 'pages']);

export const alwaysNeedsText = (collection: string): boolean => !WITHOUT.has(collection);

/** A page only with a section that shows it. @param data its fields */
export function needsText(collection: string, data: Readonly<Record<string, unknown>>): boolean {
  if (collection !== 'pages') return alwaysNeedsText(collection);
  const { sections } = data;
  return (
    Array.isArray(sections) &&
    sections.some((section: { kind?: unknown } | null) => OF_TEXT.has(section?.kind))
  );
}
