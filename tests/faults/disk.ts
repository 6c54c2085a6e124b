/** Injects disk faults into servers started by tests: see `disk.c`. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { optional } from '../programs/optional.ts';

/** Empty: a healthy disk. */
export type DiskFault = '' | 'ENOSPC' | 'EIO' | 'fsync' | 'slow' | 'low';

export interface Disk {
  /** Environment of the affected server. */
  env: Record<string, string>;
  set: (fault: DiskFault) => void;
  drop: () => void;
}

const SOURCE = resolve(import.meta.dirname, 'disk.c');

/** Creates a disk. Throws without a C compiler. */
export function createDisk(): Disk {
  const compiler = optional('compiler');
  if (compiler === undefined) throw new Error('No C compiler here');
  const folder = mkdtempSync(join(tmpdir(), 'hearthline-disk-'));
  const [library, fault] = [join(folder, 'faults.so'), join(folder, 'fault')];
  execFileSync(compiler, ['-O1', '-shared', '-fPIC', '-o', library, SOURCE, '-ldl']);
  return {
    env: { LD_PRELOAD: library, DISK_FAULT: fault },
    set: (word) => writeFileSync(fault, word),
    drop: () => rmSync(folder, { recursive: true, force: true }),
  };
}
