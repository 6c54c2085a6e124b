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
