const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = '  twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** `24` → `twenty-four`. From 100 on, the digits. */
export function inWords(number: number): string {
  if (!Number.isInteger(number) || number < 0 || number > 99) return String(number);
  const rest = number % 10;
  if (number < 20) return ONES[number] ?? '';
  return `${TENS[Math.floor(number / 10)]}${rest ? `-${ONES[rest]}` : ''}`;
}

/** `twenty-four minutes` → `Twenty-four minutes`. */
export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
