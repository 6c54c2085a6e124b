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

/**
 * What of a page's markup its styles depend on: each combination of tag and classes once, and the custom properties
 * it reads. Pages with the same footprint (most articles) share their styles.
 */
export function footprintOf(html: string): string {
  const elements = [...html.matchAll(CLASS)].map(
    ([, , tag, classes]) => `<${tag} class="${classes}">`,
  );
  const properties = html.match(/var\(--[\w-]+\)/g) ?? [];
  return [...new Set([...elements, ...properties])].sort().join('');
}
