/** Compares two versions of a text by line, with the fields' names as editors see them. */
import { formLine } from '#staff/contract/editor/form-line.ts';
import type { DiffLine } from '#staff/contract/content.ts';
import { type Git, GitError } from './git.ts';

const MAX_LINES = 2000;

/** Last line of the fields: all of a list, 0 in a text without them. */
async function fieldsEnd(git: Git, path: string, version: string | undefined): Promise<number> {
  if (path.endsWith('.yaml')) return Infinity;
  if (version === undefined) return 0;
  const lines = (await git.text(['cat-file', 'blob', version])).split('\n');
  const end = lines.findIndex((line, at) => at > 0 && line.trimEnd() === '---');
  return lines[0]?.trimEnd() === '---' ? end + 1 : 0;
}

/** First line numbers of a group of changed lines: `@@ -1,5 +1,6 @@`. */
const GROUP = /^@@ -(\d+)(?:,\d+)? \+(\d+)/;

/** @param path below `src/content` @param before version in git; `undefined` for an empty one */
export async function lineDiff(
  git: Git,
  path: string,
  before: string | undefined,
  after: string | undefined,
): Promise<DiffLine[]> {
  if (before === after) return [];
  const empty = await git.text(['hash-object', '-w', '--stdin'], { input: '' });
  const args = ['diff', '--no-color', '--no-ext-diff', '--no-textconv', '--unified=3'];
  let out: string;
  try {
    out = await git.text([...args, before ?? empty, after ?? empty]);
  } catch (error) {
    if (error instanceof GitError && error.code === 128) return [];
    throw error;
  }
  const [oldEnd, newEnd] = await Promise.all(
    [before, after].map((version) => fieldsEnd(git, path, version)),
  );
  let [oldLine, newLine] = [0, 0];
  return out
    .split('\n')
    .flatMap((line): DiffLine[] => {
      const [, oldStart, newStart] = GROUP.exec(line) ?? [];
      if (oldStart !== undefined) [oldLine, newLine] = [Number(oldStart), Number(newStart)];
      const sign = line.charAt(0);
      if (newLine === 0 || (sign !== '+' && sign !== '-' && sign !== ' ')) return [];
      const isField = sign === '-' ? oldLine <= (oldEnd ?? 0) : newLine <= (newEnd ?? 0);
      if (sign !== '+') oldLine += 1;
      if (sign !== '-') newLine += 1;
      const text = isField ? formLine(line.slice(1)) : line.slice(1);
      return text === undefined ? [] : [{ sign, text }];
    })
    .slice(0, MAX_LINES);
}
