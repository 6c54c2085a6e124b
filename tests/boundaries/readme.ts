/** Generates the import tables of ARCHITECTURE.md. `node tests/boundaries/readme.ts` writes them. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'prettier';
import { LAYERS, PLACES, ROOMS } from './table.ts';

const DOCUMENT = join(import.meta.dirname, '../../ARCHITECTURE.md');
const TABLES = /(?<=<!-- imports:start -->\n)[\s\S]*?(?=<!-- imports:end -->)/;

const row = (...cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
const nameOf = (place: string): string => `\`${place.replace(/\.m?[jt]s$/, '')}\``;

const layers = Object.values(LAYERS).map(({ name, has, from }) =>
  row(name, has, from.map((other) => LAYERS[other]?.name ?? other).join(', ') || 'nothing'),
);
const places = Object.entries(PLACES).map(
  ([place, { has, from, typesOnly = [], pureOnly = [] }]) => {
    const imports = from.map((other) => {
      if (typesOnly.includes(other)) return `types of ${nameOf(other)}`;
      return pureOnly.includes(other) ? `schemas and functions of ${nameOf(other)}` : nameOf(other);
    });
    return row(`\`src/${place}\``, has, imports.join(', ') || 'nothing');
  },
);

const rooms = Object.entries(ROOMS).flatMap(([folder, list]) => [
  '',
  row(`Room of \`src/${folder}\``, 'Holds', 'May import'),
  row('---', '---', '---'),
  ...Object.entries(list).map(([room, { has, from }]) =>
    row(nameOf(room), has, from.map(nameOf).join(', ') || 'nothing'),
  ),
]);

/** All tables, formatted like Prettier. */
export const tables = async (): Promise<string> => {
  const text = [
    row('File', 'Holds', 'May import'),
    row('---', '---', '---'),
    ...layers,
    '',
    row('Place', 'Holds', 'May import'),
    row('---', '---', '---'),
    ...places,
    ...rooms,
  ].join('\n');
  return `\n${await format(text, { parser: 'markdown' })}\n`;
};

/** The tables in the document. */
export const writtenTables = (): string | undefined =>
  TABLES.exec(readFileSync(DOCUMENT, 'utf8').replaceAll('\r\n', '\n'))?.[0];

if (import.meta.main) {
  const text = await tables();
  writeFileSync(
    DOCUMENT,
    readFileSync(DOCUMENT, 'utf8').replace(TABLES, () => text),
  );
}
