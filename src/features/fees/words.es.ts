import { DAY_WORDS } from '#lib/day-words.ts';
import type { FeesWords } from './words.en.ts';

export const SPANISH_FEES: FeesWords = {
  therapist: 'Terapeuta',
  couple: 'En pareja',
  alone: 'A solas',
  flexible: 'Con precio flexible',
  from: (price) => `desde ${price}`,
  opening: 'Primera hora libre',
  ask: 'Pregúntenos',
  day: (day) => DAY_WORDS.es.long(day).replace(/ de \d{4}$/, ''),
  session: (price, length) =>
    length ? `${length} cada sesión, ${price}.` : `Una sesión cuesta ${price}.`,
  prices: {
    free: 'Gratis',
    range: (low, high) => `de ${low} a ${high}`,
    session: (price) => `${price} por sesión`,
    flexible: (price) => `${price} con precio flexible`,
    firstCall: 'La primera llamada es gratis.',
    whole: (price) => `${price} en total`,
    own: (couples, individual) => `${couples} en pareja, ${individual} a solas`,
    same: (price) => `${price}, en pareja o a solas`,
    ranges: /(de \$[\d,]+ a \$[\d,]+)/,
  },
  estimate: {
    title: 'Un ejemplo, renglón por renglón',
    paid: (sessions, fee) => `${sessions} sesiones de ${fee}, que nos paga a nosotros`,
    counts: (allowed) => `Su plan toma en cuenta ${allowed} de cada una`,
    deductible: 'Menos lo que falta del deducible',
    pays: (share) => `Paga el ${share} % de lo demás`,
    left: 'Lo que queda a su cargo, por sesión',
    inWords:
      'En palabras: el precio, o lo que su plan permite si es menos, por el número de sesiones, menos lo que le falta del deducible, por la parte que paga su plan.',
    yours: 'Con sus números',
    fields: {
      fee: 'Precio por sesión',
      allowed: 'Lo que permite el plan',
      sessions: 'Sesiones',
      deductible: 'Deducible que falta',
      share: 'Lo que devuelve el plan',
    },
    units: { $: 'en dólares', '%': 'en por ciento' },
    results: {
      paid: 'Nos paga',
      back: 'Su plan puede devolverle',
      left: 'Queda a su cargo',
    },
  },
};
