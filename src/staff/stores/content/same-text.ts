/**
 * Whether two texts are one, written differently: the rich mode of the editor indents nested lists by four spaces,
 * does not align tables and draws lines of stars; a save is written as Prettier has it, so none of it ends in the file.
 */

const FENCE = /^ *(?:```|~~~)/;
const ITEM = /^( *)(?=(?:[-*+]|\d+[.)]) )/;
const RULE = /^(?:\*\*\*|---)$/;
const ROW = /^\|.*\| *$/;

/** The columns of a table without their padding, and of its second line without their length. */
const bareRow = (line: string): string =>
  line.replace(/ *(?<!\\)\| */g, '|').replace(/(?<=\|:?)-{3,}(?=:?\|)/g, '---');

/** Without what Prettier writes in one way: an item has its depth for its spaces. */
function bare(text: string): string {
  /** Spaces before the item of each depth. */
  let depths: number[] = [];
  let isCode = false;
  return text
    .replaceAll('\r\n', '\n')
    .trim()
    .split('\n')
    .map((line) => {
      if (FENCE.test(line)) isCode = !isCode;
      if (isCode) return line;
      const [, spaces] = ITEM.exec(line) ?? [];
      if (spaces === undefined) {
        // A list ends where a line begins at the edge.
        if (/^\S/.test(line)) depths = [];
        if (RULE.test(line)) return '---';
        return ROW.test(line) ? bareRow(line) : line;
      }
      const { length } = spaces;
      depths = [...depths.filter((one) => one < length), length];
      return '\t'.repeat(depths.length - 1) + line.slice(length);
    })
    .join('\n');
}

export const isSameText = (one: string, other: string): boolean => bare(one) === bare(other);
