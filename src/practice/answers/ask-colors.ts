import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type * as z from 'zod';
import { answersSchema } from './answers.ts';
import { FAMILIES, type Family, leadsOf, recolor } from '../looks/palette.ts';
import { line, yes } from './terminal.ts';

type Looks = z.input<typeof answersSchema>;

/** Colors whose texts can be read on their backgrounds, each family checked with those before it. */
export async function colors(root: string): Promise<Looks['colors']> {
  if (!(await yes('Do you have colors of your own?', false))) return {};
  const css = readFileSync(join(root, 'src/styles/tokens.css'), 'utf8');
  const leads = leadsOf(css);
  const chosen: Partial<Record<Family, string>> = {};
  for (const family of FAMILIES) {
    const color = await line({
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
    if (color !== undefined) chosen[family] = color;
  }
  return Object.fromEntries(
    FAMILIES.filter((family) => chosen[family] !== leads[family]).map((family) => [
      family,
      chosen[family],
    ]),
  );
}
