/** `npm ci` stays light: files and disk space have budgets, and every heavy package has a reason in README.md. */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Weight, weighPackages } from './weight.ts';

const ROOT = resolve(import.meta.dirname, '../..');
/** MB (2^20 bytes) on disk. On November 26, 2026 it was 28,536 files and 880 MB with npm 11. */
const BUDGET = { files: 30_000, megabytes: 900 };
/** MB from which a package needs a row of the table. */
const HEAVY = 15;
/** Relative difference between the table and an installation. */
const TOLERANCE = 0.1;

const megabytes = ({ bytes }: Weight): number => bytes / 2 ** 20;
const total = (weights: readonly Weight[]): Weight => ({
  files: weights.reduce((sum, { files }) => sum + files, 0),
  bytes: weights.reduce((sum, { bytes }) => sum + bytes, 0),
});

const installed = weighPackages(join(ROOT, 'node_modules'));
const all = total([...installed.values()]);

/** Rows: names in code, of which one may end with `*`; what for; MB; files; instead; decision. */
const rows = readFileSync(join(import.meta.dirname, 'README.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => {
    const [, names = '', , size, files, ...reasons] = line.split('|').map((cell) => cell.trim());
    return {
      names: [...names.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
      megabytes: Number(size),
      files: Number(files?.replace(',', '')),
      reasons: reasons.slice(0, 2),
    };
  });

const isNamed = (name: string, names: readonly string[]): boolean =>
  names.some((own) => (own.endsWith('*') ? name.startsWith(own.slice(0, -1)) : name === own));

describe('an installation', () => {
  it(`has at most ${BUDGET.files} files`, () => {
    expect(all.files).toBeGreaterThan(BUDGET.files / 2);
    expect(all.files).toBeLessThanOrEqual(BUDGET.files);
  });

  it(`takes at most ${BUDGET.megabytes} MB`, () => {
    expect(megabytes(all)).toBeGreaterThan(BUDGET.megabytes / 2);
    expect(megabytes(all)).toBeLessThanOrEqual(BUDGET.megabytes);
  });

  it(`has a reason for every package of more than ${HEAVY} MB`, () => {
    const unexplained = [...installed]
      .filter(([, weight]) => megabytes(weight) > HEAVY)
      .filter(([name]) => !rows.some(({ names }) => isNamed(name, names)))
      .map(
        ([name, weight]) => `${name}: ${megabytes(weight).toFixed(0)} MB; add a row to README.md`,
      );
    expect(unexplained).toEqual([]);
  });
});

/** The table has figures of this platform; packages of one platform have other sizes on others. */
const isPlatformOfTable = process.platform === 'linux' && process.arch === 'x64';

describe('the table', () => {
  it.each(
    rows.filter(
      ({ names }) => isPlatformOfTable || (names.length === 1 && !names[0]?.endsWith('*')),
    ),
  )('has $names as it is', ({ names, reasons, ...row }) => {
    const weights = [...installed].filter(([name]) => isNamed(name, names));
    const weight = total(weights.map(([, one]) => one));
    expect(megabytes(weight)).toBeGreaterThan(HEAVY);
    expect(Math.abs(megabytes(weight) / row.megabytes - 1)).toBeLessThan(TOLERANCE);
    expect(Math.abs(weight.files / row.files - 1)).toBeLessThan(TOLERANCE);
    for (const reason of reasons) expect(reason).not.toBe('');
    expect(reasons.at(-1)).toMatch(/20\d\d-\d\d-\d\d/);
  });
});
