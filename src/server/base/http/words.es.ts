/** Spanish words of the pages that the server writes itself; `words.en.ts` says what each is. */
import type { ServerWords } from './words.en.ts';

export const SPANISH_SERVER: ServerWords = {
  page: { call: 'También puede llamarnos al', back: 'Volver al inicio' },
  unsent: {
    title: 'Su mensaje no se mandó',
    kept: 'Si regresa, su texto sigue ahí.',
    back: 'Volver al formulario',
    backOn: 'Volver al formulario de #',
  },
  problems: {
    malformed: {
      text: 'No pudimos leer lo que mandó su navegador. Inténtelo otra vez, o llámenos.',
    },
    foreign: { text: 'Este formulario solo se puede mandar desde nuestras páginas.' },
    unknown: {
      title: 'Aquí no hay nada',
      text: 'En esta dirección no se manda ni se aparta nada. Tal vez el enlace es viejo.',
    },
    method: {
      title: 'No se mandó nada ahora',
      text: 'Esta dirección solo recibe lo que manda un formulario. Tal vez llegó aquí porque se volvió a cargar una página, o por un marcador.',
    },
    conflict: { text: 'Este mensaje ya se había mandado, con otro texto.' },
    tooLarge: { text: 'Es más de lo que podemos recibir. Mande un texto más corto, por favor.' },
    mediaType: {
      text: 'Su navegador lo mandó de una forma que no podemos leer. Inténtelo otra vez, o llámenos.',
    },
    invalid: { text: 'Revise los campos marcados, por favor.' },
    tooMany: { text: 'Llegaron muchos mensajes del mismo lugar. Espere un poco, o llámenos.' },
    broken: { text: 'Algo falló de nuestro lado. Inténtelo otra vez, o llámenos.' },
    busy: { text: 'En este momento hay mucho movimiento. Inténtelo otra vez en un momento.' },
    down: {
      text: 'Ahora mismo no podemos recibir mensajes. Inténtelo otra vez en un minuto, o llámenos.',
    },
    callNotShown: {
      title: 'Un momento, por favor',
      text: 'Ahora mismo no podemos mostrar su hora. Lo que apartó sigue apartado. Inténtelo otra vez en un minuto, o llámenos.',
    },
  },
  thanks: {
    title: 'Gracias',
    time: 'Su hora:',
    somebody: 'Alguien',
    calendar: 'Agregar al calendario',
  },
  rejected: {
    title: 'Error: revise su mensaje',
    back: 'Vuelva al formulario para cambiarlo. Esto es lo que mandó:',
  },
  onceMore: 'Algo falló en nuestra página. Por favor, envíelo otra vez.',
  manyCalls:
    'Hoy se apartaron varias llamadas desde su conexión. Elija “Ninguna de estas”, díganos cuándo y envíelo otra vez; todo lo que escribió sigue aquí.',
};
