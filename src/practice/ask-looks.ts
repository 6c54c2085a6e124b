/** Asks about colors, font and logo. */
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type * as z from 'zod';
import { answersSchema } from './answers.ts';
import { FAMILIES, type Family, leadsOf, recolor } from './palette.ts';
import { line, yes } from './terminal.ts';

const FONT = answersSchema.shape.font.unwrap().shape;
type Looks = z.input<typeof answersSchema>;

/** Colors whose texts can be read on their backgrounds; the next family counts those before it. */
export async function colors(root: string): Promise<Looks['colors']> {
  if (!(await yes('Do you have colors of your own?', false))) return {};
  const css = readFileSync(join(root, 'src/styles/tokens.css'), 'utf8');
  const leads = leadsOf(css);
  const chosen: Partial<Record<Family, string>> = {};
  for (const family of FAMILIES)
    chosen[family] = await line({
      message: `Color instead of ${family}`,
      schema: answersSchema.shape.colors.unwrap().valueType,
      initial: leads[family],
      check: (hex) => {
        try {
          recolor(css, { ...chosen, [family]: hex });
          return undefined;
        } catch (error) {
          return (error as Error).message.split('\n')[0];
        }
      },
    });
  return Object.fromEntries(
    FAMILIES.filter((family) => chosen[family] !== leads[family]).map((family) => [
      family,
      chosen[family],
    ]),
  );
}

/** Seen from here now, and from the saved answers later. */
const fullPath = (typed: string): string => (typed === '' ? '' : resolve(typed));
const isThere = (file: string): string | undefined =>
  existsSync(file) ? undefined : `there is no file ${file}`;

/** A variable font, if there is one. */
export async function font(): Promise<Looks['font']> {
  if (!(await yes('Do you have a font for headings?', false))) return undefined;
  return {
    family: await line({ message: 'Font: name', schema: FONT.family, example: 'Lora' }),
    file: await line({
      message: 'Font: file (a variable font)',
      schema: FONT.file,
      example: 'fonts/lora.woff2',
      read: fullPath,
      check: isThere,
    }),
    license: await line({
      message: 'Font: license',
      schema: FONT.license,
      initial: 'SIL Open Font License 1.1',
    }),
  };
}

/** A drawing, if there is one. */
export async function logo(): Promise<Looks['logo']> {
  if (!(await yes('Do you have a logo as an SVG?', false))) return undefined;
  return line({
    message: 'Logo: file',
    schema: answersSchema.shape.logo.unwrap(),
    example: 'logo.svg',
    read: fullPath,
    check: isThere,
  });
}
