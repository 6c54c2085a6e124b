import type { SafetyWords } from './words.en.ts';

export const SPANISH_SAFETY: SafetyWords = {
  call: (number) => `Llamar al ${number}`,
  anyHour: 'Llame o escriba, de día o de noche',
  enough: 'No hace falta saber si es lo bastante grave.',
};
