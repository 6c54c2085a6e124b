/** Ignores letter case, surrounding whitespace and Unicode composition. */
export const addressKey = (text: string): string =>
  text.normalize('NFKC').toLowerCase().normalize('NFKC').trim();

const textsOf = (fields: Readonly<Record<string, unknown>>): string[] =>
  Object.values(fields)
    .flat()
    .filter((value) => typeof value === 'string')
    .map(addressKey);

/** Whether a lead belongs to the person with this {@link addressKey} (`own`) or only mentions them. */
export function relationOf(
  fields: Readonly<Record<string, unknown>>,
  key: string,
): 'own' | 'mention' | undefined {
  const texts = textsOf(fields);
  if (texts.includes(key)) return 'own';
  return texts.some((text) => text.includes(key)) ? 'mention' : undefined;
}
