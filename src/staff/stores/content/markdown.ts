/** HTML as the Markdown of the site, for fields without buttons. */
import TurndownService from 'turndown';

const service = new TurndownService({
  headingStyle: 'atx',
  bulletListMarker: '-',
  emDelimiter: '_',
  hr: '---',
  codeBlockStyle: 'fenced',
});

const cellOf = (words: string): string =>
  words.trim().replaceAll(/\s+/g, ' ').replaceAll('|', '\\|');

service.addRule('cell', {
  filter: ['th', 'td'],
  replacement: (words) => ` ${cellOf(words)} |`,
});
service.addRule('row', {
  filter: 'tr',
  replacement: (cells, row) => {
    const isHead = row.firstElementChild?.tagName === 'TH';
    return `\n|${cells}${isHead ? `\n|${' --- |'.repeat(row.children.length)}` : ''}`;
  },
});
service.addRule('table', {
  filter: 'table',
  replacement: (rows) => `\n\n${rows.trim()}\n\n`,
});
service.addRule('parts of a table', {
  filter: ['tbody', 'thead', 'tfoot'],
  replacement: (rows) => rows,
});
// One space after the sign, as Prettier writes it.
service.addRule('item', {
  filter: 'li',
  replacement: (words, item, { bulletListMarker }) => {
    const list = item.parentElement;
    const start = Number(list?.getAttribute('start') ?? 1) || 1;
    const at = start + (list ? Array.from(list.children).indexOf(item as Element) : 0);
    const sign = list?.tagName === 'OL' ? `${at}. ` : `${bulletListMarker ?? '-'} `;
    const lines = words
      .trim()
      .replaceAll(/\n{2,}/g, '\n')
      .replaceAll('\n', `\n${' '.repeat(sign.length)}`);
    return `${sign}${lines}${item.nextSibling ? '\n' : ''}`;
  },
});

export const markdownOf = (root: HTMLElement | string): string => service.turndown(root);
