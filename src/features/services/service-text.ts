/** The text of a service or program, cut at its headings: its parts stand in different places on the page. */

const HEADING = /<h2 id="([^"]*)"/g;

/** As HTML. */
export interface ServiceText {
  /** Before the first heading. */
  opening: string;
  /** “Is this you?”, with its heading. */
  isThisYou: string;
  rest: string;
  /** Below “Not yet?”, without the heading; part of the closing. */
  notYet: string;
}

/** Ids of headings whose parts have their own place on the page. */
export const OWN_PLACE = ['is-this-you', 'not-yet'] as const;

/** More headings than this, beside {@link OWN_PLACE}, are a wall of text. */
export const MAX_HEADINGS = 3;

export function serviceText(html: string): ServiceText {
  const found = [...html.matchAll(HEADING)];
  const parts = found.map(({ 1: id = '', index }, at) => ({
    id,
    html: html.slice(index, found[at + 1]?.index),
  }));
  const [listed, later] = OWN_PLACE.map((id) => parts.find((part) => part.id === id)?.html ?? '');
  return {
    opening: html.slice(0, found[0]?.index),
    isThisYou: listed ?? '',
    rest: parts
      .filter(({ id }) => !(OWN_PLACE as readonly string[]).includes(id))
      .map((part) => part.html)
      .join(''),
    notYet: (later ?? '').replace(/^<h2[\s\S]*?<\/h2>\s*/, ''),
  };
}
