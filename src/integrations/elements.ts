/** The elements of a built page that have classes. */

export interface Element {
  tag: string;
  classes: string[];
}

/** A start tag up to its class attribute, its name, and the attribute's value. */
export const CLASS = /(<([a-z][\w-]*)\b[^>]*?) class="([^"]*)"/g;

export function elementsOf(html: string): Element[] {
  return [...html.matchAll(CLASS)].map(([, , tag = '', classes = '']) => ({
    tag,
    classes: classes.split(/\s+/),
  }));
}

/** What of a markup its styles depend on: each combination of tag and classes, and the custom properties it reads. */
export function marksOf(html: string): string[] {
  const elements = [...html.matchAll(CLASS)].map(
    ([, , tag, classes]) => `<${tag} class="${classes}">`,
  );
  return [...new Set([...elements, ...(html.match(/var\(--[\w-]+\)/g) ?? [])])];
}

/** All marks of a page as one text. Pages with the same footprint (most articles) share their styles. */
export function footprintOf(marks: readonly string[]): string {
  return [...new Set(marks)].sort().join('');
}
