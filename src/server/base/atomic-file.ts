import { chmodSync, closeSync, fsyncSync, openSync, renameSync } from 'node:fs';
import { dirname } from 'node:path';

/** A file or a folder. */
const syncFile = (path: string): void => {
  const handle = openSync(path, 'r');
  fsyncSync(handle);
  closeSync(handle);
};

/** Durably replaces `file` with `partial` (in the same folder), readable by its owner only. */
export function putInPlace(partial: string, file: string): void {
  chmodSync(partial, 0o600);
  syncFile(partial);
  renameSync(partial, file);
  syncFile(dirname(file));
}
