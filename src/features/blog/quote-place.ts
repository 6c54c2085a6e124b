/** Where the large quote of a post stands: beside its second heading, away from the sentence that it repeats. */

const HEADING = /<h2[\s>]/g;

/** A text as HTML, in two parts; the quote stands between them. Without a heading, it stands at the start. */
export function aroundQuote(html: string): [before: string, after: string] {
  const [first, second = first] = [...html.matchAll(HEADING)];
  const at = second?.index ?? 0;
  return [html.slice(0, at), html.slice(at)];
}
