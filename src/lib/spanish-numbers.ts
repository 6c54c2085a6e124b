const TO_29 = [
  ...['cero', 'un', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez'],
  ...['once', 'doce', 'trece', 'catorce', 'quince', 'dieciséis', 'diecisiete', 'dieciocho'],
  ...['diecinueve', 'veinte', 'veintiún', 'veintidós', 'veintitrés', 'veinticuatro', 'veinticinco'],
  ...['veintiséis', 'veintisiete', 'veintiocho', 'veintinueve'],
];
const TENS = ['treinta', 'cuarenta', 'cincuenta', 'sesenta', 'setenta', 'ochenta', 'noventa'];

/** Before a masculine noun: `1` → `un` (día), `45` → `cuarenta y cinco` (minutos). From 100 on, the digits. */
export function spanishNumber(number: number): string {
  if (!Number.isInteger(number) || number < 0 || number > 99) return String(number);
  const small = TO_29[number];
  if (small !== undefined) return small;
  const ones = number % 10;
  const tens = TENS[Math.floor(number / 10) - 3] ?? '';
  return ones === 0 ? tens : `${tens} y ${TO_29[ones]}`;
}
