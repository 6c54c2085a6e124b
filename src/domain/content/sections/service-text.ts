/** The text of a service or program, cut at its headings: its parts stand in different places on the page. */

const HEADING = /<h2 id="([^"]*)"/g;

/** The parts of a text, as HTML. */
export interface ServiceText {
  /** Before the first heading. */
  opening: string;
  /** “Is this you?”, with its heading. */
  isThisYou: string;
  /** Everything else, with headings. */
  rest: string;
  /** Below “Not yet?”, without the heading; it is part of the closing. */
  notYet: string;
}

/** Ids of the headings whose parts have a place of their own. */
export const OWN_PLACE = ['is-this-you', 'not-yet'] as const;

/** More headings than this, beside those with a place of their own, are a wall of text. */
export const MAX_HEADINGS = 3;

/** Cuts the HTML of a text at its headings. */
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
