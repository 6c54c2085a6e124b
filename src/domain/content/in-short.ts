/** The plain words of a legal text: its first paragraph, and the sentence in italics below each heading. */

export interface InShort {
  /** The first paragraph, which begins with words in bold, as HTML; empty without one. */
  first: string;
  /** Headings with their sentences as HTML. */
  parts: { id: string; heading: string; sentence: string }[];
  /** The text without its first paragraph. */
  rest: string;
}

const FIRST = /^\s*<p>(<strong>[\s\S]*?)<\/p>/;
const PART = /<h2\b[^>]*\bid="([^"]+)"[^>]*>([\s\S]*?)<\/h2>\s*<p><em>([\s\S]*?)<\/em><\/p>/g;

/** Reads them from the text as HTML; nothing is said that it does not say. */
export function inShort(html: string): InShort {
  const [paragraph = '', first = ''] = FIRST.exec(html) ?? [];
  const parts = [...html.matchAll(PART)].map(([, id = '', heading = '', sentence = '']) => ({
    id,
    heading,
    sentence,
  }));
  return { first, parts, rest: html.slice(paragraph.length) };
}
