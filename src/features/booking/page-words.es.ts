/** Spanish words of the booking page around its form. */
import type { BookingPageWords } from './page-words.en.ts';

export const SPANISH_PAGE: BookingPageWords = {
  meeting: 'Me gustaría hablar con',
  cameFor: 'Preguntó por',
  change: 'Cambiar',
  pick: 'Elija una hora',
  shown: (minutes) => `${minutes === 15 ? 'Quince' : minutes} minutos, en`,
  zone: 'Zona horaria',
  offline: {
    title: 'No hay conexión.',
    text: 'Lo que escriba se queda aquí; ninguna hora queda apartada hasta que lo envíe. Llámenos al',
  },
  more: 'Ver más días',
  full: {
    before: 'Hasta el',
    after: 'no quedan llamadas libres.',
    text: (minutes) => `Díganos cuándo le conviene y encontramos ${minutes} minutos.`,
  },
  none: 'Ninguna de estas: le digo cuándo',
  anyOf: 'Marque todas las que quiera. # le contesta con dos horas exactas.',
  timesOfDay: {
    mornings: 'Mañanas',
    afternoons: 'Tardes',
    evenings: 'Noches',
    saturdays: 'Sábados',
  },
  justTaken: 'ya se ocupó',
  sent: '{weekday} [{number} de {month}], [{time}]',
  calendar: 'Agregar al calendario',
  nextCalls: (day) => `Próximas llamadas libres, ${day}`,
  moreTimes: 'Más horarios',
};
