import type { FirstContactWords } from './first-contact-words.ts';

export const SPANISH_FIRST_CONTACT: FirstContactWords = {
  booked: {
    call: {
      title: '{name} te llama a esa hora.',
      text: 'Al número que dejaste. Quizá no reconozcas el nuestro.',
    },
    text: {
      title: '{name} te manda primero un mensaje de texto.',
      text: 'Al número que dejaste, para acordar cómo van a hablar. Nadie te llama antes.',
    },
    email: {
      title: '{name} te escribe primero un correo.',
      text: 'A la dirección que dejaste, para acordar cómo van a hablar. Nadie te llama antes.',
    },
    any: {
      title: '{name} te llama a esa hora, o te escribe primero.',
      text: 'Si no dejas un número, si no es seguro llamarte o si eliges otro medio, {name} te escribe antes de que alguien llame.',
    },
  },
  asked: {
    call: {
      title: '{name} te llama.',
      text: 'Al número que dejaste. Quizá no reconozcas el nuestro.',
    },
    text: { title: '{name} te manda un mensaje de texto.', text: 'Al número que dejaste.' },
    email: {
      title: '{name} te escribe un correo.',
      text: 'A la dirección que dejaste. Nadie te llama antes.',
    },
    any: {
      title: '{name} te contesta en español.',
      text: 'Por el medio que elegiste: llamada, mensaje de texto o correo. Si no hay un número seguro para eso, por correo.',
    },
  },
  entry: {
    call: 'Llamada, # min',
    text: 'Cita, # min (primero un mensaje)',
    email: 'Cita, # min (primero un correo)',
  },
  anyWay: 'por el medio que elegiste, o por correo si no hay un número seguro para eso',
  phoneHint: 'Para la llamada. Si lo dejas en blanco, {name} te escribe primero un correo.',
};
