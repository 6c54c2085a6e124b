/**
 * `npm run colors -- teal=#5b3b6e lamp=#dd9a50`: another hue for a family of colors, or another value for one token, in
 * the tokens, their dark scheme and all drawings.
 */
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { FAMILIES, type Family } from './palette.ts';
import { recolored } from './recolored.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const isFamily = (name: string): name is Family => FAMILIES.includes(name as Family);

try {
  const wanted = process.argv.slice(2).map((word) => {
    const [, name = '', hex = ''] = /^([\w-]+)=(#[\da-f]{6})$/i.exec(word) ?? [];
    if (!hex)
      throw new Error(
        `“${word}”: write a family (${FAMILIES.join(', ')}) or a token and its color, for example: teal=#5b3b6e`,
      );
    return [name, hex.toLowerCase()] as const;
  });
  if (wanted.length === 0)
    throw new Error('Name at least one color, for example: npm run colors -- teal=#5b3b6e');
  const files = await recolored(
    ROOT,
    Object.fromEntries(wanted.filter(([name]) => isFamily(name))),
    Object.fromEntries(wanted.filter(([name]) => !isFamily(name))),
  );
  for (const [path, text] of files) await writeFile(join(ROOT, path), text);
  process.stdout.write(
    `${files.size} files have the new colors. Look at them, then commit them; git brings the old ones back.\n`,
  );
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
