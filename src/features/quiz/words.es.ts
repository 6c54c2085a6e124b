/** Spanish words of the feature; `words.ts` says what each is. */
import { SPANISH_ERROR_SUMMARY } from '#lib/form-words.es.ts';
import type { BannerWords } from './banner-words.en.ts';
import type { QuizWords } from './words.ts';

const EMAIL = 'Escriba un correo electrónico válido para ver su resultado.';

export const SPANISH_QUIZ: Required<QuizWords> = {
  scale: ['Muy en desacuerdo', 'En desacuerdo', 'Ni sí ni no', 'De acuerdo', 'Muy de acuerdo'],
  areas: {
    'Emotional Safety': 'Seguridad emocional',
    'Conflict & Repair': 'Discutir y reparar',
    'Attachment Security': 'Vínculo seguro',
  },
  bands: {
    'high-functioning': 'Van muy bien',
    'healthy-growth': 'Van bien, con algo que mejorar',
    'needs-tune-up': 'Hace falta un ajuste',
    'time-for-reset': 'Momento de hacer una pausa',
  },
  levels: { Strong: 'Muy bien', Good: 'Bien', Mixed: 'A medias', Challenging: 'Difícil' },
  outOf: 'de #',
  place: 'Frase # de #',
  progress: 'Avance del cuestionario',
  previous: 'Anterior',
  email: 'Correo electrónico',
  optional: '(opcional)',
  check: SPANISH_ERROR_SUMMARY,
  privacy: 'Política de privacidad',
  consent:
    '# guarda su correo electrónico con su puntaje y su resultado, pero no sus ocho respuestas, para poder mandarle esta copia. Sin boletín.',
  neutral: 'Un puntaje no puede decir qué tan segura es su casa, así que aquí no agregamos nada.',
  tonight: 'Para esta noche',
  notDiagnosis: 'Sirve para empezar a conversar; no es un diagnóstico.',
  listen: 'Estas personas escuchan a cualquier hora:',
  print: 'Imprimir',
  copy: 'Copiar',
  copied: 'Copiado.',
  uncopied: 'Este navegador no nos deja copiar. Puede imprimirlo.',
  retake: 'Contestar otra vez',
  foot: 'Sus respuestas se quedan en esta pestaña y en ningún otro lugar.',
  clear: 'Borrar mis respuestas',
  unsaved: {
    title: 'No pudimos guardar su correo.',
    text: 'Su resultado está aquí completo. Solo faltó mandar la copia.',
    again: 'Enviarla otra vez',
  },
  again: { title: 'Enviando otra vez...', text: 'Mientras tanto, su resultado sigue aquí.' },
  saved: { title: 'Tenemos su correo.', text: 'Le llegará un solo mensaje, con este resultado.' },
  toasts: {
    email: { title: 'Falta un correo válido', description: EMAIL },
    ready: { title: 'Su resultado está listo', description: 'Lo ve completo en esta página.' },
  },
  results: { title: 'Los cuatro resultados', range: 'De # a #, de un máximo de #' },
  messages: {
    'Please choose one of the five answers': 'Elija una de las cinco respuestas',
    'Please enter a valid email address to see your results.': EMAIL,
  },
};

export const SPANISH_BANNER: BannerWords = {
  label: 'Cuestionario',
  newTab: '(se abre en otra pestaña)',
};
