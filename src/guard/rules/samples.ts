/** What must be gone before the site stops saying that it is a sample (`sampleNotice` in src/site.config.ts). */
import { fieldName } from '../content-file.ts';
import type { Found, Rule } from '../rule.ts';

const SAMPLE = /\(sample figure\)|\bSAMPLE-\d+|\bsample content\b|\b[\w.-]*\bexample\.com\b/gi;
const WHY = 'src/site.config.ts no longer says “Sample,” so visitors take this for real';

export const samples: Rule = (file, { live }) => {
  if (!live) return [];
  const marked: Found[] = file.fields
    .filter(({ path, value }) => path.at(-1) === 'sample' && value === true)
    .map(({ path, line }) => ({
      field: fieldName(path),
      line,
      words: 'sample: true',
      why: `${WHY}; an invented review on a live site is unlawful (16 CFR 465)`,
      example: 'delete the band; real reviews come with the live widget',
    }));
  const left: Found[] = file.fields.flatMap(({ path, line, value }) =>
    [...String(value).matchAll(SAMPLE)].map(([words]) => ({
      field: fieldName(path),
      line,
      words,
      why: WHY,
      example: 'write the practice’s own, or delete it',
    })),
  );
  const slots: Found[] = file.slots.map((line) => ({
    field: 'text',
    line,
    words: 'To be filled in before going live',
    why: 'this slot for an official text is still empty',
    example: 'replace the whole block by the official text, word for word',
  }));
  return [...marked, ...left, ...slots];
};
