/** A web server of another user must be able to read what is published, whatever this user's umask is. */
import { chmodSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const FOLDER = 0o755;
const FILE = 0o644;
const EXECUTABLE = 0o111;

/**
 * Lets every user read a file, or a folder and all that is in it. Programs stay programs; only the owner may write.
 * Links are left alone: their targets may not be ours.
 * @throws the system's error, for example `EPERM` for a file of another user
 */
export function makeReadable(path: string): void {
  const stats = statSync(path);
  const isFolder = stats.isDirectory();
  chmodSync(path, isFolder || stats.mode & EXECUTABLE ? FOLDER : FILE);
  if (!isFolder) return;
  for (const entry of readdirSync(path, { withFileTypes: true }))
    if (!entry.isSymbolicLink()) makeReadable(join(path, entry.name));
}

/** Existing folders keep their modes. */
export function makeReadableFolder(path: string): void {
  const first = mkdirSync(path, { recursive: true });
  if (first === undefined) return;
  for (let at = resolve(path); at.length >= resolve(first).length; at = dirname(at))
    chmodSync(at, FOLDER);
}
