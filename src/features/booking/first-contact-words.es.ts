import type { CallTimesWords, FirstContactWords } from './first-contact-words.ts';

export const SPANISH_FIRST_CONTACT: FirstContactWords = {
  booked: {
    call: {
      title: '{name} le llama a esa hora.',
      text: 'Al número que dejó. Quizá no reconozca el nuestro.',
    },
    text: {
      title: '{name} le manda primero un mensaje de texto.',
      text: 'Al número que dejó, para acordar cómo van a hablar. Nadie le llama antes.',
    },
    email: {
      title: '{name} le escribe primero un correo.',
      text: 'A la dirección que dejó, para acordar cómo van a hablar. Nadie le llama antes.',
    },
    any: {
      title: '{name} le llama a esa hora, o le escribe primero.',
      text: 'Si no deja un número, si no es seguro llamarle o si elige otro medio, {name} le escribe antes de que alguien llame.',
    },
  },
  asked: {
    call: {
      title: '{name} le llama.',
      text: 'Al número que dejó. Quizá no reconozca el nuestro.',
    },
    text: { title: '{name} le manda un mensaje de texto.', text: 'Al número que dejó.' },
    email: {
      title: '{name} le escribe un correo.',
      text: 'A la dirección que dejó. Nadie le llama antes.',
    },
    any: {
      title: '{name} le contesta en español.',
      text: 'Por el medio que eligió: llamada, mensaje de texto o correo. Si no hay un número seguro para eso, por correo.',
    },
  },
  entry: {
    call: 'Llamada, # min',
    text: 'Cita, # min (primero un mensaje)',
    email: 'Cita, # min (primero un correo)',
  },
  anyWay: 'por el medio que eligió, o por correo si no hay un número seguro para eso',
  phoneHint: 'Para la llamada. Si lo deja en blanco, {name} le escribe primero un correo.',
};

export const SPANISH_CALL_TIMES: CallTimesWords & { language: 'es' } = {
  language: 'es',
  first: SPANISH_FIRST_CONTACT,
  taken:
    'Alguien acaba de apartar el horario # (disculpe, no fue por usted). Elija otra hora y envíelo otra vez; todo lo que escribió sigue aquí.',
  gone: 'El horario # ya no está libre. Disculpe. Elija otro, por favor; todo lo que escribió sigue aquí.',
  thisTime: 'que eligió',
};
