/** Compares two versions of a text, line by line. */
import type { DiffLine } from '#domain/staff/content.ts';
import { type Git, GitError } from './git.ts';

/** The longest comparison, lines. */
const MAX_LINES = 2000;

/**
 * @param before name of a version in git; `undefined` for an empty one
 * @param after the same
 */
export async function lineDiff(
  git: Git,
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
  const lines = out.split('\n');
  const start = lines.findIndex((line) => line.startsWith('@@'));
  return lines
    .slice(start === -1 ? lines.length : start)
    .filter((line) => /^[+\- ]/.test(line))
    .slice(0, MAX_LINES)
    .map((line) => ({ sign: line.charAt(0) as DiffLine['sign'], text: line.slice(1) }));
}
