/** Extracts the text of a rendered page for the search index and the redirects. */
import { Parser } from 'htmlparser2';
import { normalize } from '#features/safety/normalize.ts';

export interface PageText {
  /** The first one. */
  heading: string;
  /** Of the main part; an id may be empty. */
  headings: [text: string, id: string][];
  /** Of `<time>` elements, such as `2026-03-05`, in page order. */
  days: string[];
  /** All words of the main part except forms, normalized by `normalize`. */
  body: string;
}

/** Their content is not text. */
const SILENT = new Set(['script', 'style', 'svg', 'template', 'noscript']);

/** Can be inside a word; all others separate words. */
const INLINE = new Set(['a', 'abbr', 'b', 'em', 'i', 'strong']);

interface Heading {
  text: string;
  id: string;
}

const squeeze = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** The question of a `<details>` links to its content: browsers open it when they jump there. */
export function readText(html: string): PageText {
  const open: string[] = [];
  const headings: Heading[] = [];
  const questions: Heading[] = [];
  const days: string[] = [];
  let first: string | undefined;
  let body = '';
  let heading: Heading | undefined;
  let question: Heading | undefined;
  /** Set between the end of a question and the element it opens. */
  let pendingQuestion: Heading | undefined;
  const within = (tag: string): boolean => open.includes(tag);
  const isSilent = (): boolean => open.some((tag) => SILENT.has(tag));

  const parser = new Parser({
    onopentag(tag, { id = '', datetime }) {
      if (pendingQuestion) pendingQuestion.id = id;
      pendingQuestion = undefined;
      open.push(tag);
      if (isSilent()) return;
      const [day] = (tag === 'time' && datetime?.match(/^\d{4}-\d\d-\d\d/)) || [];
      if (day) days.push(day);
      if (heading && !INLINE.has(tag)) heading.text += ' ';
      if (within('main') && !within('form')) {
        body += ' ';
        if (tag === 'summary') {
          question = { text: '', id: '' };
          questions.push(question);
        }
      }
      if (/^h[123]$/.test(tag)) heading = { text: '', id: tag === 'h1' ? '' : id };
    },
    ontext(text) {
      if (isSilent()) return;
      if (within('main') && !within('form')) body += text;
      if (question) question.text += text;
      if (heading) heading.text += text;
    },
    onclosetag(tag) {
      open.pop();
      if (within('main') && !within('form')) body += ' ';
      if (tag === 'summary' && question) {
        pendingQuestion = question;
        question = undefined;
      }
      if (/^h[123]$/.test(tag) && heading) {
        if (tag === 'h1') first ??= squeeze(heading.text);
        if (within('main') && !within('form') && !within('summary')) headings.push(heading);
        heading = undefined;
      }
    },
  });
  parser.end(html);
  // A copy: V8 keeps a part of a text as a view of the whole page, 173 kB instead of 6 for a post.
  return structuredClone({
    heading: first ?? '',
    headings: [...headings, ...questions].flatMap(({ text, id }): [string, string][] =>
      squeeze(text) ? [[squeeze(text), id]] : [],
    ),
    days,
    body: normalize(squeeze(body)),
  });
}
