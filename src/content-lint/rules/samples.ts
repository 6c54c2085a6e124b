/** Finds sample content that must be replaced before the site goes live (`sampleNotice` in src/site.config.ts). */
import { fieldName } from '../content-file.ts';
import type { RuleFinding, Rule } from '../rule.ts';

const SAMPLE =
  /\(sample figure\)|\bSAMPLE-\d+|\bSample (?:State )?(?:University|Institute)\b|\bsample content\b|\b[\w.-]*\bexample\.com\b/gi;
const WHY = 'src/site.config.ts no longer says “Sample,” so visitors take this for real';

/** Only for live sites. */
export const samples: Rule = (file, { live }) => {
  if (!live) return [];
  const marked: RuleFinding[] = file.fields
    .filter(({ path, value }) => path.at(-1) === 'sample' && value === true)
    .map(({ path, line }) => ({
      field: fieldName(path),
      line,
      words: 'sample: true',
      why: `${WHY}; an invented review on a live site is unlawful (16 CFR 465)`,
      example: 'delete the section; real reviews come with the live widget',
    }));
  const left: RuleFinding[] = file.fields.flatMap(({ path, line, value }) =>
    [...String(value).matchAll(SAMPLE)].map(([words]) => ({
      field: fieldName(path),
      line,
      words,
      why: WHY,
      example: 'write the practice’s own, or delete it',
    })),
  );
  const slots: RuleFinding[] = file.slots.map((line) => ({
    field: 'text',
    line,
    words: 'To be filled in before going live',
    why: 'this slot for an official text is still empty',
    example: 'replace the whole block with the official text, word for word',
  }));
  return [...marked, ...left, ...slots];
};
