/** Which entries are nothing without the text below their fields. */

/** Sections that show the text of their page. */
const OF_TEXT: ReadonlySet<unknown> = new Set(['body', 'letter']);

/** Collections whose entries have a text of their own; of pages, only some have. */
const WITHOUT: ReadonlySet<string> = new Set(['laws', 'pages']);

/** Whether every entry of a collection has to have a text. */
export const alwaysNeedsText = (collection: string): boolean => !WITHOUT.has(collection);

/** Whether an entry has to have a text: a page only with a section that shows it. @param data its fields */
export function needsText(collection: string, data: Readonly<Record<string, unknown>>): boolean {
  if (collection !== 'pages') return alwaysNeedsText(collection);
  const { sections } = data;
  return (
    Array.isArray(sections) &&
    sections.some((section: { kind?: unknown } | null) => OF_TEXT.has(section?.kind))
  );
}
