/** Reports notices that the state's law requires and the site lacks. */
import { fieldName } from '../content-file.ts';
import type { Rule } from '../rule.ts';

/** Findings are at the notice's line in the law pack. */
export const law: Rule = (file, { law: pack, names }) => {
  if (!pack || file.collection !== 'laws' || file.data['state'] !== pack.state) return [];
  const written = names.get('notices') ?? [];
  return pack.notices.flatMap(({ notice, says, rule }, at) =>
    written.includes(notice)
      ? []
      : [
          {
            field: `notices.${at}.notice`,
            line:
              file.fields.find(({ path }) => fieldName(path) === `notices.${at}.notice`)?.line ?? 1,
            words: notice,
            why: `${says} (${rule}), and the site has no such notice`,
            example: `src/content/notices/${notice}.md, with the official text`,
          },
        ],
  );
};
