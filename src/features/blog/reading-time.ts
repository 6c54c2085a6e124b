/** Reading time of a text (R322, D47). */

const WORDS_PER_MINUTE = 200;
/** Not visible to readers: code, comments, tags, link URLs, marks. */
const UNREAD = [
  /^(`{3,}|~{3,})[\s\S]*?^\1/gm,
  /`[^`\n]*`/g,
  /<!--[\s\S]*?-->/g,
  /<[^>]*>/g,
  /\]\([^)]*\)/g,
  /^\s*[-*_|:\s]+$/gm,
];

/** Visible words of a Markdown text without front matter. */
export function wordCount(markdown: string): number {
  const text = UNREAD.reduce((rest, pattern) => rest.replace(pattern, ' '), markdown);
  return text.match(/[\p{L}\p{N}][\p{L}\p{N}’'.,:-]*/gu)?.length ?? 0;
}

export function readingMinutes(words: number): number {
  return Math.max(1, Math.ceil(words / WORDS_PER_MINUTE));
}
