/** Requires meaningful alternative text for pictures (WCAG 1.1.1). */
import { fieldName } from '../content-file.ts';
import type { RuleFinding, Rule } from '../rule.ts';

const EXAMPLE = '“Two armchairs turned toward each other, a mug on the floor between them.”';
const FILE_NAME = /\.(?:svg|avif|webp|jpe?g|png|gif)$|^(?:IMG|DSC|image|photo|picture)[\s_-]*\d*$/i;
const ANNOUNCED = /^(?:an? |the )?(?:image|picture|photo(?:graph)?|graphic|screenshot|icon) of\b/i;

function problem(alt: string | undefined): Pick<RuleFinding, 'why' | 'level'> | undefined {
  const text = alt?.trim() ?? '';
  if (text === '') return { why: 'this picture says nothing to people who cannot see it' };
  if (FILE_NAME.test(text))
    return { why: 'this is the name of a file, not what the picture shows' };
  if (ANNOUNCED.test(text))
    return {
      why: 'screen readers say “image” by themselves; begin with what there is to see',
      level: 'warning',
    };
  return undefined;
}

/** Missing, file-name-like or redundant alternative text. */
export const pictures: Rule = ({ pictures: inText, fields }) => {
  const inFields = fields
    .filter(({ path }) => ['alt', 'coverAlt', 'scene'].includes(String(path.at(-1))))
    .map(({ path, line, value }) => ({ field: fieldName(path), line, alt: String(value) }));
  return [...inText, ...inFields].flatMap(({ field, line, alt }) => {
    const found = problem(alt);
    return found
      ? [{ field, line, words: alt?.trim() || 'no text', example: EXAMPLE, ...found }]
      : [];
  });
};
