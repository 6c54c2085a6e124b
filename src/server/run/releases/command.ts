/**
 * `node releases/2026-11-29/switch.mjs`: makes this release current. An argument names another link than `current`; with
 * `--store-restored` also an older one that could not open the store of the newer.
 */
import { relative, resolve } from 'node:path';
import { RESTORED, switchRelease } from './switch.ts';

const RELEASE = resolve(import.meta.dirname, '../../../..');
const words = process.argv.slice(2);
const link = resolve(words.find((word) => word !== RESTORED) ?? 'current');
const shown = (folder: string): string => relative('', folder) || '.';

try {
  const { before, kept } = await switchRelease(RELEASE, link, Date.now(), words.includes(RESTORED));
  process.stdout.write(
    `${shown(link)} leads to ${shown(RELEASE)}${before === undefined ? '' : `, before to ${shown(before)}`}. ${kept} files of other releases stay for open pages.\nLet the server start from it: systemctl restart hearthline.\n`,
  );
} catch (error) {
  if (!(error instanceof Error)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
