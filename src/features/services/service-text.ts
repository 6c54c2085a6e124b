/** The text of a service or program, cut at its headings: its parts stand in different places on the page. */

const HEADING = /<h2[^>]*>(.*?)<\/h2>/g;

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

/** Headings whose parts have their own place on the page, in each language; signs of a question may be left out. */
const OWN_PLACE = {
  isThisYou: ['Is this you', 'Quizá sea su caso'],
  notYet: ['Not yet', 'Todavía no'],
} as const;

/** More headings than this, beside those with a place of their own, are a wall of text. */
export const MAX_HEADINGS = 3;

/** Where the part below a heading stands; `undefined` for one in its order. */
export function placeOf(heading: string): keyof typeof OWN_PLACE | undefined {
  const words = heading.replaceAll(/[¿?]/g, '').trim();
  return (['isThisYou', 'notYet'] as const).find((place) =>
    OWN_PLACE[place].some((one) => one === words),
  );
}

export function serviceText(html: string): ServiceText {
  const found = [...html.matchAll(HEADING)];
  const parts = found.map(({ 1: heading = '', index }, at) => ({
    place: placeOf(heading),
    html: html.slice(index, found[at + 1]?.index),
  }));
  const at = (place: ReturnType<typeof placeOf>): string =>
    parts
      .filter((part) => part.place === place)
      .map((part) => part.html)
      .join('');
  return {
    opening: html.slice(0, found[0]?.index),
    isThisYou: at('isThisYou'),
    rest: at(undefined),
    notYet: at('notYet').replace(/^<h2[\s\S]*?<\/h2>\s*/, ''),
  };
}
