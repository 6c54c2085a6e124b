/** Words that people search for and words that the pages use. Add a word to a group, or a group. */

/** Each group means about the same. Normalized: lower case, without accents (`normalize.ts`). */
const GROUPS: readonly (readonly string[])[] = [
  ['affair', 'infidelity', 'cheating', 'unfaithful'],
  ['address', 'directions', 'parking', 'office'],
  ['counseling', 'counselling', 'therapy'],
  ['counselor', 'therapist', 'psychologist'],
  ['couples', 'marriage', 'marital'],
  ['divorce', 'separation', 'discernment'],
  ['engaged', 'premarital', 'wedding'],
  ['espanol', 'spanish'],
  ['fertility', 'infertility', 'ivf', 'miscarriage'],
  ['fees', 'cost', 'price', 'prices', 'rates'],
  ['gay', 'lesbian', 'queer', 'lgbtq'],
  ['insurance', 'superbill', 'reimbursement'],
  ['intimacy', 'sex', 'desire'],
  ['kids', 'children', 'parents', 'parenting'],
  ['online', 'telehealth', 'video', 'virtual'],
  ['phones', 'screens', 'detox'],
];

/** Other words for a normalized search term. */
export const synonymsOf = (term: string): readonly string[] =>
  GROUPS.filter((group) => group.includes(term))
    .flat()
    .filter((word) => word !== term);
