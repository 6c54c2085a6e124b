/**
 * Worksheets in Markdown (see the editors' guide): a heading "Worksheet:" or "Hoja de trabajo:" opens one, `Label: ____` is a text field, `-
 * [ ] text` a checkbox. Input and output are HTML; what visitors type is neither sent nor stored.
 */

const HEADING = /(?=<h[1-6]\b)/;
const SHEET = /^<h[1-6]\b[^>]*\bid="([^"]+)"[^>]*>(?:Worksheet|Hoja de trabajo):/;
const OPENING = '<section class="sheet"';
/** "My word: ____ ____". */
const FIELD = /<p>([^<]*\S)\s*:\s*((?:_{4,}\s*)+)<\/p>/g;
const TASK = /<li class="task-list-item"><input[^>]*>\s*([\s\S]*?)<\/li>/g;

function field(label: string, blanks: string, id: string): string {
  const rows = blanks.trim().split(/\s+/).length;
  const control =
    rows === 1
      ? `<input id="${id}" type="text">`
      : `<textarea id="${id}" rows="${rows}"></textarea>`;
  return `<div class="blank"><label for="${id}">${label}</label>${control}</div>`;
}

/** Converts the text from one heading to the next. `nextId` returns ids unique on the page. */
function part(html: string, nextId: () => string): string {
  const [, id] = SHEET.exec(html) ?? [];
  if (!id) return html;
  const filled = html
    .replace(FIELD, (_, label: string, blanks: string) => field(label, blanks, nextId()))
    .replace(
      TASK,
      (_, text: string) =>
        `<li><label class="check"><input type="checkbox"><span>${text.trim()}</span></label></li>`,
    )
    .replaceAll('class="contains-task-list"', 'class="ticks"');
  return `${OPENING} aria-labelledby="${id}">${filled}</section>`;
}

/** A text with worksheets in two parts: until its first worksheet, and from there on; the second is empty without one. */
export function aroundFirstSheet(html: string): [before: string, from: string] {
  const at = html.indexOf(OPENING);
  return at < 0 ? [html, ''] : [html.slice(0, at), html.slice(at)];
}

/** @throws {Error} at blanks or checkboxes outside of a worksheet */
export function withWorksheets(html: string): string {
  let count = 0;
  const nextId = (): string => {
    count += 1;
    return `blank-${count}`;
  };
  const whole = html
    .split(HEADING)
    .map((text) => part(text, nextId))
    .join('');
  const stray = /_{4,}|<li class="task-list-item">[\s\S]*?<\/li>/.exec(whole)?.[0];
  if (stray)
    throw new Error(
      `"${stray}" stands outside of a worksheet, or is no label with blanks; write it below a heading such as "## Worksheet: Which one is mine?", as "My word: ____" on a line of its own`,
    );
  return whole;
}
