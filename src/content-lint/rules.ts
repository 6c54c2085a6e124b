/** All rules by the name used in acceptances. */
import type { Rule } from './rule.ts';
import { claims } from './rules/claims.ts';
import { dates } from './rules/dates.ts';
import { doubles } from './rules/duplicates.ts';
import { files } from './rules/files.ts';
import { hotlines } from './rules/hotlines.ts';
import { headings } from './rules/headings.ts';
import { language } from './rules/language.ts';
import { law } from './rules/law.ts';
import { links } from './rules/links.ts';
import { names } from './rules/names.ts';
import { pictures } from './rules/alt-text.ts';
import { plain } from './rules/plain.ts';
import { policies } from './rules/policies.ts';
import { prices } from './rules/prices.ts';
import { reply } from './rules/reply.ts';
import { reading } from './rules/readability.ts';
import { markup, rendered } from './rules/rendered.ts';
import { reviews } from './rules/reviews.ts';
import { samples } from './rules/samples.ts';
import { schema } from './rules/schema.ts';
import { sources } from './rules/sources.ts';
import { supervisor } from './rules/supervision.ts';
import { text } from './rules/text.ts';
import { unlinked } from './rules/unlinked.ts';

export const RULES: Readonly<Record<string, Rule>> = {
  schema,
  names,
  files,
  markup,
  rendered,
  text,
  headings,
  plain,
  language,
  supervisor,
  law,
  claims,
  reviews,
  sources,
  pictures,
  links,
  unlinked,
  hotlines,
  doubles,
  dates,
  prices,
  reply,
  policies,
  reading,
  samples,
};

/** Errors stop the build; `writing` is a file that cannot be read. */
export const BUILD_RULES: ReadonlySet<string> = new Set([
  'writing',
  'schema',
  'names',
  'files',
  'markup',
  'rendered',
]);

/** Build errors cannot be accepted, except leftover markup, which may be a false alarm. */
export const ACCEPTABLE_RULES: readonly string[] = Object.keys(RULES).filter(
  (rule) => !BUILD_RULES.has(rule) || rule === 'rendered',
);

/** Also for drafts. */
export const STRICT_RULES: ReadonlySet<string> = new Set(['schema', 'markup']);

/** Only for English text. */
export const ENGLISH_RULES: ReadonlySet<string> = new Set(['policies']);
