/** All rules, by the name under which an editor accepts a finding. */
import type { Rule } from './rule.ts';
import { claims } from './rules/claims.ts';
import { dates } from './rules/dates.ts';
import { doubles } from './rules/doubles.ts';
import { links } from './rules/links.ts';
import { numbers } from './rules/numbers.ts';
import { pictures } from './rules/pictures.ts';
import { prices } from './rules/prices.ts';
import { reading } from './rules/reading.ts';
import { reviews } from './rules/reviews.ts';
import { samples } from './rules/samples.ts';
import { sources } from './rules/sources.ts';
import { supervisor } from './rules/supervisor.ts';

export const RULES: Readonly<Record<string, Rule>> = {
  supervisor,
  claims,
  reviews,
  numbers,
  sources,
  pictures,
  links,
  doubles,
  dates,
  prices,
  reading,
  samples,
};
