/** Lower case, no accents or apostrophes, one blank between words: how people type at night. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[\u0300-\u036f'’]/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}
