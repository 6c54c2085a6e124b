/** Why the file of leads cannot be opened or written, for the operator: the path and the remedy, no visitor input. */
import { accessSync, constants, lstatSync, statSync, type Stats } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { codeOf } from '../../base/post-json.ts';
import { isDiskFull } from '../../base/store-errors.ts';
import { NewerStore, OlderStore } from '../version.ts';
import { DamagedFile } from './file.ts';

const ELSEWHERE = 'or set DATABASE_URL to another place';

/** `undefined` for nothing, and for what this user may not see. */
function at(path: string, look: typeof statSync | typeof lstatSync = statSync): Stats | undefined {
  try {
    return look(path) as Stats;
  } catch (error) {
    if (error instanceof Error) return undefined;
    throw error;
  }
}

/** The system's error code for what this user may not do with a path; `undefined` if it may read and write it. */
function refusal(path: string, also = 0): string | undefined {
  try {
    accessSync(path, constants.R_OK | constants.W_OK | also);
    return undefined;
  } catch (error) {
    return codeOf(error);
  }
}

function mayNotWrite(path: string, also = 0): string | undefined {
  const code = refusal(path, also);
  if (code === 'EROFS') return `${path} is on a file system that is mounted read-only`;
  return code === undefined
    ? undefined
    : `the user of the server may not read and write ${path} (${code}): make it the owner (chown), ${ELSEWHERE}`;
}

/** What is in the way of a file of leads at `path`, whether it exists or not; `undefined` if nothing can be seen. */
export function obstacleAt(path: string): string | undefined {
  const file = resolve(path);
  let folder = dirname(file);
  for (let found = at(folder); ; found = at(folder)) {
    if (found?.isDirectory()) break;
    if (found) return `${folder} is a file where a folder must be: move it away, ${ELSEWHERE}`;
    if (at(folder, lstatSync)?.isSymbolicLink())
      return `${folder} is a link to a place that is not there: mount or make it, ${ELSEWHERE}`;
    if (folder === dirname(folder)) break;
    folder = dirname(folder);
  }
  const found = at(file);
  if (found && !found.isFile())
    return `${file} is ${found.isDirectory() ? 'a folder' : 'no ordinary file'} where the file of leads must be: move it away, ${ELSEWHERE}`;
  return mayNotWrite(folder, constants.X_OK) ?? (found && mayNotWrite(file));
}

export function fileProblem(path: string, error: unknown): string {
  const file = resolve(path);
  if (error instanceof NewerStore || error instanceof OlderStore) return error.message;
  if (error instanceof DamagedFile)
    return `${file} is damaged: restore a backup (src/server/run/backup/README.md), then start the server again`;
  if (isDiskFull(error)) return `the disk with ${file} is full (ENOSPC): free some space`;
  const number: unknown = error instanceof Error ? Reflect.get(error, 'errcode') : undefined;
  const code = typeof number === 'number' ? `SQLite error ${number}` : codeOf(error);
  return (
    obstacleAt(path) ??
    `${file} cannot be opened or written (${code}): look at the disk and the system's log`
  );
}
