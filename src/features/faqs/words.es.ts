import type { FaqWords } from './words.en.ts';

export const SPANISH_FAQ: FaqWords = {
  groups: (state, topic) => ({
    starting: 'Para empezar',
    couples: 'Si vienen en pareja',
    money: `Dinero y ${topic}`,
    online: `Por video y en ${state}`,
    privacy: 'Lo que queda entre nosotros',
    crisis: 'Cuando es urgente',
  }),
  count: (count) => (count === 1 ? '1 pregunta' : `${count} preguntas`),
  all: 'Todas las preguntas, con sus respuestas',
};
