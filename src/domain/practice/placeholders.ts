/**
 * Facts that texts name in braces, besides prices: `{reply}`, `{reply.late}`, `{first.way}` and `{policy:alone-first}`.
 */

/** Text by name, such as `reply` or `policy:alone-first`. */
export type Facts = ReadonlyMap<string, string>;

/** Any of them, known or not. */
export const FACT_PLACE = /\{((?:reply|first)(?:\.[\w-]*)?|policy:[^{}\s]*)\}/g;

/**
 * Replaces all of them.
 * @throws {Error} at an unknown name, with the valid ones
 */
export function fillFacts(text: string, facts: Facts): string {
  return text.replace(FACT_PLACE, (whole, name: string) => {
    const fact = facts.get(name);
    if (fact !== undefined) return fact;
    const known = [...facts.keys()].map((one) => `{${one}}`).join(', ');
    throw new Error(`${whole}: there is no such fact; write one of: ${known}`);
  });
}
