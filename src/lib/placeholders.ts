/** Facts in texts besides prices: `{reply}`, `{reply.late}`, `{first.way}`, `{ask-again}`, `{book.button}`, `{policy:alone-first}`. */

/** Facts other than policies. */
export const FACT_NAMES = ['reply', 'reply.late', 'first.way', 'ask-again', 'book.button'] as const;

/** Text by name, such as `reply` or `policy:alone-first`. */
export type Facts = ReadonlyMap<string, string>;

const STEMS = [...new Set(FACT_NAMES.map((name) => name.replace(/\..*/, '')))];
export const FACT_STARTS: readonly string[] = [...STEMS.map((stem) => `{${stem}`), '{policy:'];
/** Known or not. */
export const FACT_PLACE = new RegExp(
  String.raw`\{((?:${STEMS.join('|')})(?:\.[\w-]*)?|policy:[^{}\s]*)\}`,
  'g',
);

/** @throws {Error} at an unknown name, with the valid ones */
export function fillFacts(text: string, facts: Facts): string {
  return text.replace(FACT_PLACE, (whole, name: string) => {
    const fact = facts.get(name);
    if (fact !== undefined) return fact;
    const known = [...facts.keys()].map((one) => `{${one}}`).join(', ');
    throw new Error(`${whole}: there is no such fact; write one of: ${known}`);
  });
}
