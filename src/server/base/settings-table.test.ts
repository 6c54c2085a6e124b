/** The table of settings in README.md against what the server reads. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { FIELD_NAMES } from './hubspot-fields.ts';
import { getConfig } from './config.ts';

/** The values of cells like `` `A`, `B` ``. */
const quoted = (cell: string): string[] =>
  cell.match(/(?<=`)[^`]+(?=`)/g)?.filter((part) => !/^,? $/.test(part)) ?? [];

const guide = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8');
const rows = guide
  .slice(guide.indexOf('\n## Configuration'))
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, names = '', defaults = '']) => ({ names: quoted(names), defaults }));

/** Each setting with the value that the guide gives as its default. */
const given = rows.flatMap(({ names, defaults }) =>
  /^`[^`]+`(?:, `[^`]+`)*$/.test(defaults)
    ? names.map((name, at): [string, string] => [name, quoted(defaults)[at] ?? ''])
    : [],
);

it('the table of fields of HubSpot has each field of the site with its name there', () => {
  const start = guide.indexOf('| Site forms ');
  const table = guide.slice(start, guide.indexOf('\n\n', start)).split('\n').slice(2);
  const pairs = table.flatMap((line) => {
    const [, , ours = '', theirs = ''] = line.split('|');
    const names = quoted(theirs);
    return quoted(ours).map((own, at): [string, string | null] => [own, names[at] ?? null]);
  });
  expect(Object.fromEntries(pairs)).toEqual(FIELD_NAMES);
  expect(pairs).toHaveLength(Object.keys(FIELD_NAMES).length);
});

describe('The table of settings in the guide', () => {
  it('has every setting that is read, and no other', () => {
    const read = new Set<string>();
    const get = (_: object, name: string | symbol): void => {
      read.add(String(name));
    };
    getConfig(new Proxy({}, { get }));
    expect(rows.flatMap(({ names }) => names).sort()).toEqual([...read].sort());
  });

  it.each(given)('says the default of %s', (name, value) => {
    expect(getConfig({ [name]: value })).toEqual(getConfig({}));
  });

  it('gives a default in numbers and addresses', () => {
    expect(given.length).toBeGreaterThan(12);
  });
});
