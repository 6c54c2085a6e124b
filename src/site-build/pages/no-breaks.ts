/** Spaces in dates, times and price ranges become no-break spaces. Not in islands, whose script writes others. */

const MONTH =
  'January|February|March|April|May|June|July|August|September|October|November|December';
/** `November 30`, `9:00 AM`, `$150 to $290`; a group for each part between spaces. */
const TOGETHER = new RegExp(
  `\\b(${MONTH}) (?=\\d{1,2}\\b)|(\\d:\\d\\d) (?=[AP]M\\b)|(\\$[\\d,]+) to (?=\\$\\d)`,
  'g',
);
/** Elements without text, an island, or a tag. */
const SKIPPED = /<(script|style|template|textarea|title|astro-island)\b[\s\S]*?<\/\1>|<[^>]*>/g;

const joined = (text: string): string =>
  text.replace(TOGETHER, (_, month?: string, time?: string, price?: string) =>
    price ? `${price}\u00A0to\u00A0` : `${month ?? time}\u00A0`,
  );

/** In the body. */
export function withoutBreaks(html: string): string {
  const start = html.indexOf('<body');
  if (start < 0) return html;
  const body = html.slice(start);
  let from = 0;
  let page = html.slice(0, start);
  for (const { 0: tag, index } of body.matchAll(SKIPPED)) {
    page += joined(body.slice(from, index)) + tag;
    from = index + tag.length;
  }
  return page + joined(body.slice(from));
}
