/**
 * Whether two texts are one, written differently: the rich mode of the editor indents nested lists by four spaces,
 * does not align tables and draws lines of stars; a save is written as Prettier has it, so none of it ends in the file.
 */

const FENCE = /^ *(`{3,}|~{3,})/;
/** Its spaces, and its sign with the spaces after it. */
const ITEM = /^( *)((?:[-*+]|\d+[.)]) {1,4})(?=\S)/;
const RULE = /^(?:\*\*\*|---)$/;
/** Without code, in which spaces count. */
const ROW = /^\|[^`]*\| *$/;

/** The columns of a table without their padding, and of its second line without their length. */
const bareRow = (line: string): string =>
  line.replace(/ *(?<!\\)\| */g, '|').replace(/(?<=\|:?)-{3,}(?=:?\|)/g, '---');

/** Without what Prettier writes in one way: an item has its depth for its spaces. */
function bare(text: string): string {
  /** Where the words of the item of each depth begin. */
  let depths: number[] = [];
  /** The fence that code began with. */
  let code: string | undefined;
  return text
    .replaceAll('\r\n', '\n')
    .replace(/^(?: *\n)+|\s+$/g, '')
    .split('\n')
    .map((line) => {
      const [, fence] = FENCE.exec(line) ?? [];
      if (code !== undefined) {
        if (fence?.startsWith(code)) code = undefined;
        return line;
      }
      code = fence;
      if (fence !== undefined) return line;
      const [, spaces, sign = ''] = ITEM.exec(line) ?? [];
      const above = depths.filter((one) => one <= (spaces?.length ?? 0));
      // Indented by four spaces more, it is code or goes on with the words before.
      if (spaces === undefined || spaces.length - (above.at(-1) ?? 0) > 3) {
        // A list ends where a line begins at the edge.
        if (/^\S/.test(line)) depths = [];
        if (RULE.test(line)) return '---';
        return ROW.test(line) ? bareRow(line) : line;
      }
      const { length } = spaces;
      depths = [...above, length + sign.length];
      return '\t'.repeat(above.length) + line.slice(length);
    })
    .join('\n');
}

export const isSameText = (one: string, other: string): boolean => bare(one) === bare(other);
