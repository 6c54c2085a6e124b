import type { QuestionnaireWords } from './words.en.ts';

export const SPANISH_QUESTIONNAIRE: QuestionnaireWords = {
  question: 'Pregunta',
  of: 'de',
  missing: 'Elija la respuesta que más se acerque.',
  next: 'Siguiente',
  skip: 'Saltar',
  back: 'Atrás',
  again: 'Empezar otra vez',
  match: {
    last: 'Ver quién va con nosotros',
    tally: ['Va con sus respuestas: ', ' de '],
    others: (count) => (count === 1 ? 'Otra persona' : `Otras ${count} personas`),
    ask: (who) => `Preguntar por ${who}`,
    afraid: '¿Le tiene miedo a su pareja?',
    first: 'Eso va primero:',
    orRead: ', a cualquier hora, o lea',
  },
  detox: {
    last: 'Ver mi resultado',
    answers: ['Casi nunca', 'Algunos días', 'Casi todos los días'],
    rules: {
      light: 'Todo lo que sea más tranquilo que los dos siguientes.',
      shared: 'Un “casi todos los días”, o tres lugares con “algunos días”.',
      crowded: 'Por lo menos tres veces “casi todos los días”.',
    },
    waiting: 'Su resultado aparece aquí cuando haya contestado las cinco.',
    done: 'Ya contestó las cinco. Su resultado está abajo.',
    result: 'Su resultado',
    safety: [
      'Si uno de los dos lee los mensajes del otro, vigila dónde está o decide con quién puede hablar, no es cuestión de costumbres, sino de seguridad. Lea primero',
      '.',
    ],
    program: 'Ver el programa',
  },
  ritual: {
    title: 'Nuestro ritual de la semana',
    time: (minutes) => `${minutes} minutos, los dos celulares en otro cuarto`,
    swap: 'Cambiar',
    printOurs: 'Imprimir nuestra tarjeta',
    print: 'Imprimir la tarjeta',
    howToPrint:
      'Para imprimir la tarjeta, oprima Ctrl y P, o Comando y P, o elija Imprimir en el menú de su navegador.',
    onlyCard: 'Solo se imprime la tarjeta. Es una página, y basta con tinta negra.',
    every: 'Cada',
    at: 'a las',
    done: 'Hecho',
    boxes: 'Casillas para marcar a mano, una por semana',
    week: 'Semana',
    putAway: () =>
      'Si a alguno de los dos le da miedo contestar con franqueza, guarden esta tarjeta. Contestan a cualquier hora, en español, en el',
  },
};
