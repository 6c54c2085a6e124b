/**
 * What Word, Google Docs and LibreOffice put on the clipboard, as plain HTML. Word has no lists there but paragraphs with
 * a sign and `mso-list:l0 level2 lfo1`; Docs has a list inside another without an item around it; none has a first row
 * that is a head.
 */

const LEVEL = /mso-list:\s*(?!none|skip|ignore)\S+\s+level(\d+)/i;
/** Word’s own signs are in a span of their own, with the spaces after them. */
const SIGN = /mso-list:\s*ignore/i;
const NUMBER = /^\s*\(?(?:\d{1,3}|[a-z]|[ivx]{1,5})[.)]/i;
/** Signs that begin an item where nothing says that it is one, with the spaces that follow. */
const BULLET = /^\s*[·•◦▪‣●○■§–-]\s+/;
const BOLD = /font-weight:\s*(?:bold|[6-9]00)/i;
const NOT_BOLD = /font-weight:\s*(?:normal|400)/i;
const ITALIC = /font-style:\s*italic/i;
const OFFICE =
  /mso-|class="?Mso|docs-internal-guid|LibreOffice|<meta name="?generator"? content="?(?:Libre|Open)Office/i;

/** Whether the clipboard comes from a word processor. */
export const isOffice = (html: string): boolean => OFFICE.test(html);

const styleOf = (part: Element): string => part.getAttribute('style') ?? '';
const all = (root: ParentNode, selector: string): Element[] =>
  Array.from(root.querySelectorAll(selector));

/** Word writes spaces that may not break, to indent and between sentences. */
function plainSpaces(part: Node): void {
  if (part.nodeType === 3) part.textContent = (part.textContent ?? '').replaceAll('\u00a0', ' ');
  for (const inner of Array.from(part.childNodes)) plainSpaces(inner);
}

/** Puts what is in a part in its place. */
function unwrap(part: Element): void {
  while (part.firstChild) part.parentNode?.insertBefore(part.firstChild, part);
  part.remove();
}

function rename(part: Element, name: string): Element {
  const made = part.ownerDocument.createElement(name);
  while (part.firstChild) made.appendChild(part.firstChild);
  part.replaceWith(made);
  return made;
}

/** What is said by styles: bold, italic, and Docs’ `<b>` around everything that says it is none. */
function nameStyles(root: ParentNode): void {
  // A heading is bold already.
  for (const part of all(root, 'b, strong'))
    if (NOT_BOLD.test(styleOf(part)) || part.closest('h1, h2, h3, h4, h5, h6')) unwrap(part);
  for (const part of all(root, 'span')) {
    const style = styleOf(part);
    if (SIGN.test(style) || part.textContent.trim() === '') continue;
    if (BOLD.test(style) && !part.closest('h1, h2, h3, h4, h5, h6')) {
      const bold = part.ownerDocument.createElement('strong');
      part.before(bold);
      bold.appendChild(part);
    }
    if (ITALIC.test(style)) rename(part, 'em');
  }
}

interface Item {
  depth: number;
  name: 'ol' | 'ul';
  /** Its number, if it has one in digits. */
  number: string | undefined;
}

/** What Word says of a paragraph, if it is an item; takes its sign away. */
function itemOf(part: Element): Item | undefined {
  const style = styleOf(part);
  const level = LEVEL.exec(style)?.[1];
  const isListed = level !== undefined || /MsoListParagraph/.test(part.getAttribute('class') ?? '');
  const sign = all(part, 'span').find((one) => SIGN.test(styleOf(one)));
  const text = sign?.textContent ?? part.textContent;
  if (!isListed || (!sign && level === undefined && !BULLET.test(text) && !NUMBER.test(text)))
    return undefined;
  const name = NUMBER.test(text) ? 'ol' : 'ul';
  if (sign) sign.remove();
  // A numbered heading stays one.
  if (/^H\d$/.test(part.tagName)) return undefined;
  if (!sign) cutSign(part, name === 'ol' ? new RegExp(`${NUMBER.source}\\s*`, 'i') : BULLET);
  return { depth: Number(level ?? 1), name, number: /^\s*\(?(\d+)[.)]/.exec(text)?.[1] };
}

/** Takes a sign from the first text of a part. */
function cutSign(part: Element, sign: RegExp): void {
  const first = part.firstChild;
  if (!first) return;
  if (first.nodeType === 3) first.textContent = (first.textContent ?? '').replace(sign, '');
  else if (first.nodeType === 1) cutSign(first as Element, sign);
}

/** Word’s paragraphs as lists: one list for those that follow each other, another in the item before for each depth. */
function makeLists(root: ParentNode): void {
  let open: { list: Element; depth: number }[] = [];
  let last: Element | undefined;
  for (const part of all(root, 'p, h1, h2, h3, h4, h5, h6')) {
    const item = itemOf(part);
    if (!item) {
      open = [];
      continue;
    }
    let before = part.previousElementSibling;
    if (before !== last) open = [];
    const isOf = ({ list, depth }: (typeof open)[number]): boolean =>
      depth < item.depth || (depth === item.depth && list.tagName.toLowerCase() === item.name);
    open = open.filter(isOf);
    const current = open.at(-1);
    let list = current?.depth === item.depth ? current.list : undefined;
    if (!list) {
      list = part.ownerDocument.createElement(item.name);
      if (item.name === 'ol' && item.number) list.setAttribute('start', item.number);
      if (current) (current.list.lastElementChild ?? current.list).appendChild(list);
      else part.before(list);
      open.push({ list, depth: item.depth });
    }
    list.appendChild(rename(part, 'li'));
    before = open[0]?.list ?? null;
    last = before ?? undefined;
  }
}

/** A list that lies in another without an item belongs to the item before it; Docs says depths by `aria-level`, too. */
function nestLists(root: ParentNode): void {
  for (const list of all(root, 'ul > ul, ul > ol, ol > ul, ol > ol')) {
    const item = list.previousElementSibling;
    if (item?.tagName === 'LI') item.appendChild(list);
    else unwrap(list);
  }
  for (const list of all(root, 'ul, ol')) {
    let last: Element[] = [];
    for (const item of Array.from(list.children)) {
      const depth = Number(item.getAttribute('aria-level') ?? 0);
      const parent = last[depth - 2];
      if (depth > 1 && parent && item.parentElement === list && !list.closest('li')) {
        const after = parent.lastElementChild;
        const isList = after?.tagName === list.tagName;
        const inner = isList ? after : list.ownerDocument.createElement(list.tagName.toLowerCase());
        if (!isList) parent.appendChild(inner);
        inner.appendChild(item);
      }
      if (depth > 0) last = [...last.slice(0, depth - 1), item];
    }
  }
  // An item is one line: paragraphs in it would set it wide apart.
  for (const part of all(root, 'li > p, li > span > p')) {
    // Between two paragraphs of an item; at its start, it is left out.
    part.before(' ');
    unwrap(part);
  }
}

/** Cells of one line, as many in each row, and a first row that is the head. */
function mendTables(root: ParentNode): void {
  // Markdown has no table in a cell: its words stay.
  for (const part of all(root, 'table table, table table *')) {
    if (!/^T(?:ABLE|BODY|HEAD|FOOT|R|D|H)$/.test(part.tagName)) continue;
    part.before(' ');
    unwrap(part);
  }
  for (const table of all(root, 'table')) {
    const rows = all(table, 'tr').filter((row) => row.closest('table') === table);
    for (const row of rows)
      for (const cell of Array.from(row.children)) {
        for (const part of all(cell, 'p, div, li, br, h1, h2, h3, h4, h5, h6, ul, ol')) {
          part.before(' ');
          unwrap(part);
        }
        const span = Math.min(Number(cell.getAttribute('colspan') ?? 1) || 1, 20);
        for (let more = 1; more < span; more += 1)
          cell.after(cell.ownerDocument.createElement('td'));
        cell.removeAttribute('colspan');
        cell.removeAttribute('rowspan');
      }
    const most = Math.max(0, ...rows.map((row) => row.children.length));
    for (const [at, row] of rows.entries()) {
      while (row.children.length < most) row.appendChild(row.ownerDocument.createElement('td'));
      if (at === 0) for (const cell of Array.from(row.children)) rename(cell, 'th');
    }
    const body = table.ownerDocument.createElement('tbody');
    for (const row of rows) body.appendChild(row);
    while (table.firstChild) table.firstChild.remove();
    table.appendChild(body);
  }
}

/** Mends what is in `root`, in place. */
export function mendOffice(root: ParentNode): void {
  // What its author took out, with changes tracked, is still there.
  for (const part of all(
    root,
    'del, style, script, meta, link, title, o\\:p, xml, col, colgroup, img',
  ))
    part.remove();
  plainSpaces(root);
  nameStyles(root);
  makeLists(root);
  nestLists(root);
  mendTables(root);
  for (const part of all(root, 'span, font')) unwrap(part);
  for (const part of all(root, '*')) {
    for (const { name } of Array.from(part.attributes))
      if (name !== 'href' && name !== 'start') part.removeAttribute(name);
    if (
      part.tagName === 'A' &&
      !/^(?:https?:|mailto:|tel:|\/)/.test(part.getAttribute('href') ?? '')
    )
      unwrap(part);
  }
  for (const part of all(root, 'p, h1, h2, h3, h4, h5, h6'))
    if (part.textContent.trim() === '') part.remove();
}
