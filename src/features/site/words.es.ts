import { HOURS_WORDS, sentence } from '#lib/hours-words.ts';
import type { FrameWords, LayoutWords } from './words.en.ts';

const { hours } = HOURS_WORDS.es;

export const SPANISH: LayoutWords = {
  skip: 'Ir al contenido principal',
  home: 'inicio',
  wayOut: 'Salida',
  leave: 'Salir rápido',
  leaving: ['Shift: # más para salir de esta página.', 'Shift: se acabó el tiempo.', 'Cargando.'],
  watched: '¿Alguien está viendo su pantalla?',
  opens: (what) => `Salga rápido; se abre ${what}.`,
  help: {
    title: 'Si está en peligro o piensa en quitarse la vida',
    lede: 'Este sitio no puede ayudarle con la rapidez que necesita. Estas personas sí, a cualquier hora.',
  },
  urgent: '¿Está en peligro o piensa en quitarse la vida? Contestan ahora, también en español:',
  urgentWhat: false,
  danger: '¿Está en peligro ahora?',
  next: 'Qué pasa después',
  portrait: (name) => `Retrato de ${name}`,
  hours,
  call: 'Llamar al',
  orCall: 'O llame al',
  newTab: '(se abre en otra pestaña)',
  social: 'Redes sociales',
  colleague: 'Lo que dice alguien del equipo',
  inShort: 'En pocas palabras',
  menu: {
    bar: {
      label: 'Menú principal',
      therapy: 'Terapia',
      team: 'Nuestro equipo',
      links: { '/fees-and-faqs': 'Precios y preguntas', '/resources-hub': 'Recursos' },
    },
    sheet: { label: 'Menú', close: 'Cerrar el menú' },
    overview: { title: 'Todo el equipo', description: 'Licencias, idiomas y horarios libres' },
    leadership: 'Dirección',
    therapists: 'Terapeutas',
    desk: 'Contesta el teléfono',
    bySession: 'por sesión',
    inDanger: '¿En peligro?',
    freeCall: 'Llamada gratis',
  },
  footer: {
    contact: 'Contacto',
    backToHelp: 'Volver a los números de ayuda',
    office: (name, address) => `${name}, ${address}`,
    online: (name, state) => `${name}, en línea en todo ${state}.`,
    open: (times) => sentence(`Abierto ${hours(times)}`),
    phone: (times) => sentence(`Contestamos el teléfono ${hours(times)}`),
    since: (year) => `desde ${year}`,
    cookies: 'Opciones de cookies',
  },
  lists: {
    reviewed: (day) => `Última revisión: ${day}`,
    number: (number) => `N.º ${number}`,
  },
  notFound: {
    title: 'Error 404: esta página no existe',
    description:
      'Esta página no está aquí. Cómo volver al inicio, cómo pedir una llamada gratis y quién contesta a cualquier hora.',
    cat: 'Un gato oscuro, con los ojos cerrados, en un círculo de luz junto a dos hilos enredados.',
    text: 'Perdimos el hilo. El gato no dice nada.',
    back: 'Volver al inicio',
    ways: 'Cómo volver',
    search: 'O busque en el sitio',
    all: 'Ver todo lo que hay',
    quiz: 'Hacer el cuestionario',
    services: 'Ver todos los servicios',
    near: '¿Buscaba',
  },
  preview: {
    name: 'Vista previa.',
    text: 'Se muestran los borradores y los días que vienen. Los visitantes no ven esto, pero los formularios sí se envían.',
    end: 'Salir de la vista previa',
  },
};

export const SPANISH_FRAME: FrameWords = {
  phone: 'Contestamos el teléfono en inglés #',
  calls: '{policy:spanish-by-phone}',
  legal: 'Textos legales',
  legalPages: {
    '/privacy-policy': 'Privacidad',
    '/cookie-policy': 'Cookies',
    '/notices': 'Avisos oficiales',
  },
};
