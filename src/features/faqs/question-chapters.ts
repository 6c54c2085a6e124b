/** Questions that stand in a text: they fold on the page like those of the collection. */

/** A question, and its answer as HTML. */
export interface Answered {
  id: string;
  question: string;
  html: string;
}

/** Questions that fold together. */
export interface QuestionChapter {
  id: string;
  title: string;
  answers: readonly Answered[];
}

const HEADING = /<h2 id="([^"]*)">([\s\S]*?)<\/h2>/g;
const LIST = /^\s*<ul>([\s\S]*)<\/ul>\s*$/;
const ENTRY = /<li>\s*<strong>([^<]*\?)<\/strong>\s*([\s\S]*?)<\/li>/g;

/** The entries of a list if each begins with a question in bold; else none. */
function answersIn(chapter: string, id: string): Answered[] {
  const list = LIST.exec(chapter)?.[1] ?? '';
  if (list.replace(ENTRY, '').trim()) return [];
  return [...list.matchAll(ENTRY)].map(([, question = '', answer = ''], at) => ({
    id: `${id}-${at + 1}`,
    question,
    html: `<p>${answer.trim()}</p>`,
  }));
}

/** The text of a page without its chapters of questions, and these. @param html with a heading before each chapter */
export function questionChapters(html: string): {
  text: string;
  chapters: readonly QuestionChapter[];
} {
  const found = [...html.matchAll(HEADING)];
  const parts = found.map(({ 0: heading, 1: id = '', 2: title = '', index }, at) => {
    const whole = html.slice(index, found[at + 1]?.index);
    return { whole, id, title, answers: answersIn(whole.slice(heading.length), id) };
  });
  return {
    text:
      html.slice(0, found[0]?.index) +
      parts.flatMap(({ whole, answers }) => (answers.length > 0 ? [] : whole)).join(''),
    chapters: parts.filter(({ answers }) => answers.length > 0),
  };
}
