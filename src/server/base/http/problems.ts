import type { IncomingHttpHeaders } from 'node:http';
import { languageOf } from '#features/translations/page-language.ts';
import { escapeHtml } from '#lib/html.ts';
import type { Language } from '#lib/language.ts';
import { plainPage } from './plain-page.ts';

export interface Problem {
  status: 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 422 | 429 | 500 | 503;
  message: string;
  /** Heading of the page, if it is not about a message that was not sent. */
  title?: string;
  /** Page text in place of `message`, where that is for programs. */
  text?: string;
  /** The same on a page in Spanish. */
  es?: { title?: string; text: string };
}

export const PROBLEMS = {
  malformed: {
    status: 400,
    message: 'The request could not be read. Please send one flat object of fields in UTF-8.',
    text: 'What your browser sent could not be read. Please try again, or call us.',
    es: { text: 'No pudimos leer lo que mandó su navegador. Inténtelo otra vez, o llámenos.' },
  },
  badKey: { status: 400, message: 'The Idempotency-Key may have at most 255 characters.' },
  foreign: {
    status: 403,
    message: 'This form can only be sent from our own pages.',
    es: { text: 'Este formulario solo se puede mandar desde nuestras páginas.' },
  },
  unknown: {
    status: 404,
    message: 'There is nothing at this address.',
    title: 'There is nothing here',
    text: 'Nothing is sent or booked at this address. The link may be old.',
    es: {
      title: 'Aquí no hay nada',
      text: 'En esta dirección no se manda ni se aparta nada. Tal vez el enlace es viejo.',
    },
  },
  method: {
    status: 405,
    message: 'This address does not take that method.',
    title: 'Nothing was sent just now',
    text: 'This address only takes what a form sends. You may be here because a page was loaded again, or from a bookmark.',
    es: {
      title: 'No se mandó nada ahora',
      text: 'Esta dirección solo recibe lo que manda un formulario. Tal vez llegó aquí porque se volvió a cargar una página, o por un marcador.',
    },
  },
  conflict: {
    status: 409,
    message: 'This request was sent before with other content.',
    es: { text: 'Este mensaje ya se había mandado, con otro texto.' },
  },
  tooLarge: {
    status: 413,
    message: 'That is more than we can take. Please send less text.',
    es: { text: 'Es más de lo que podemos recibir. Mande un texto más corto, por favor.' },
  },
  mediaType: {
    status: 415,
    message: 'Please send JSON or a form, in UTF-8.',
    text: 'Your browser sent this in a way that we cannot read. Please try again, or call us.',
    es: {
      text: 'Su navegador lo mandó de una forma que no podemos leer. Inténtelo otra vez, o llámenos.',
    },
  },
  invalid: {
    status: 422,
    message: 'Please check the marked fields.',
    es: { text: 'Revise los campos marcados, por favor.' },
  },
  tooMany: {
    status: 429,
    message: 'That was a lot of messages from one place. Please wait a little, or call us.',
    es: { text: 'Llegaron muchos mensajes del mismo lugar. Espere un poco, o llámenos.' },
  },
  broken: {
    status: 500,
    message: 'Something went wrong on our side. Please try again, or call us.',
    es: { text: 'Algo falló de nuestro lado. Inténtelo otra vez, o llámenos.' },
  },
  busy: {
    status: 503,
    message: 'There is a lot going on right now. Please try again in a moment.',
    es: { text: 'En este momento hay mucho movimiento. Inténtelo otra vez en un momento.' },
  },
  down: {
    status: 503,
    message: 'We cannot take messages right now. Please try again in a minute, or call us.',
    es: {
      text: 'Ahora mismo no podemos recibir mensajes. Inténtelo otra vez en un minuto, o llámenos.',
    },
  },
} as const satisfies Record<string, Problem>;

export type ProblemName = keyof typeof PROBLEMS;

/** Whether a browser shows the answer. */
export const acceptsHtml = ({ accept }: IncomingHttpHeaders): boolean =>
  /\btext\/html\b/.test(accept ?? '');

const WORDS = {
  en: {
    title: 'Your message was not sent',
    kept: 'If you go back, your text is still there.',
    back: 'Back to the form',
    backOn: 'Back to the form on #',
  },
  es: {
    title: 'Su mensaje no se mandó',
    kept: 'Si regresa, su texto sigue ahí.',
    back: 'Volver al formulario',
    backOn: 'Volver al formulario de #',
  },
} as const satisfies Record<Language, object>;

/** @param back paths of pages with the form; the first says the language */
export function problemPage(
  { message, title, text, es }: Problem,
  back: readonly string[] = [],
): string {
  const language = languageOf(back[0] ?? '/');
  const words = WORDS[language];
  const says = language === 'es' && es ? es : { title, text: text ?? message };
  const links = back.map((path) => {
    const href = escapeHtml(path);
    return `<p><a href="${href}">${back.length > 1 ? words.backOn.replace('#', href) : words.back}</a></p>`;
  });
  const kept = title ? '' : `<p>${words.kept}</p>\n`;
  return plainPage(
    says.title ?? words.title,
    `<p>${escapeHtml(says.text)}</p>\n${kept}${links.join('\n')}`,
    language,
  );
}
