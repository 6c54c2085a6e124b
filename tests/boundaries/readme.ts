/** Generates the folder list of the README from the import table. `node tests/boundaries/readme.ts` writes it. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'prettier';
import { TABLE } from './table.ts';

const README = join(import.meta.dirname, '../../README.md');
const LIST = /(?<=<!-- imports:start -->\n)[\s\S]*?(?=<!-- imports:end -->)/;

const lines = Object.entries(TABLE).map(([name, { has, from }]) => {
  const imports = from.map((other) => other.replace(/\.m?[jt]s$/, '')).join(', ') || 'nothing';
  return `- \`src/${name}\` ${has}. Imports: ${imports}.`;
});

/** The folder list, formatted like Prettier. */
export const folderList = async (): Promise<string> =>
  `\n${await format(lines.join('\n'), { parser: 'markdown' })}\n`;

/** The list in the README. */
export const readmeFolders = (): string | undefined =>
  LIST.exec(readFileSync(README, 'utf8').replaceAll('\r\n', '\n'))?.[0];

if (import.meta.main) {
  const list = await folderList();
  writeFileSync(
    README,
    readFileSync(README, 'utf8').replace(LIST, () => list),
  );
}
