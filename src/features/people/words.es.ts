import { officeName } from '#lib/offices.ts';
import { spanishNumber } from '#lib/spanish-numbers.ts';
import { replyText } from '#lib/reply-words.ts';
import type { PeopleWords, TranslatedSupervision } from './words.en.ts';

export const SPANISH_PEOPLE: PeopleWords = {
  therapists: 'Terapeutas',
  availability: (accepting) =>
    accepting
      ? { short: 'Con lugar', long: 'Con lugar para nuevos clientes' }
      : { short: 'En espera', long: 'En espera, con lista abierta' },
  on: (name, when) => `${name}, el ${when}`,
  times: {
    weekends: 'Próximos fines de semana libres',
    more: 'Más horarios',
    askWeekend: (name) => `Pedir un fin de semana con ${name}`,
    askSession: (name, day) => `Pedir una primera sesión con ${name}${day ? ` el ${day}` : ''}`,
    others: 'Si prefiere no esperar',
    opening: (name) => `La primera hora libre de ${name}`,
  },
  author: { by: 'Escrito por', meet: (first) => `Conocer a ${first}` },
  desk: {
    phone: 'Contestamos el teléfono',
    back: 'Le respondemos',
    within: (hours) => `En ${replyText(hours, 'es')}`,
  },
  team: {
    label: 'El equipo',
    // The names are in the list below it.
    sofa: () => 'El equipo detrás de un sofá largo.',
  },
  with: 'Con',
  watch: 'Ver',
  works: {
    post: (minutes) =>
      minutes === 1 ? 'Artículo, un minuto' : `Artículo, ${spanishNumber(minutes)} minutos`,
    podcast: 'Podcast',
    episode: (number) => `Podcast, episodio ${number}`,
    by: (name, whom) => (whom ? `De ${name}, y con su voz` : `De ${name}`),
  },
  directory: {
    narrow: 'Reducir la lista',
    all: (count) => `Ver los ${count}`,
    count: (count) => `${count} terapeutas; primero, quien tiene lugar más pronto`,
    everyone: 'Ver todo el equipo',
    also: (languages) => `También en ${languages.join(' y ')}`,
    opening: 'Primera hora libre: ',
    flexible: (from) => `; desde ${from} con precio flexible`,
    filter: {
      focus: 'De qué se trata',
      anything: 'Lo que sea',
      spoken: 'Español',
      language: 'Idioma',
      english: 'Con español basta',
      hours: 'Horario',
      anyTime: 'A cualquier hora',
      times: {
        'early mornings': 'Temprano por la mañana',
        evenings: 'Por la noche',
        weekends: 'Fines de semana',
      },
    },
    script: {
      of: 'de',
      show: 'Ver',
      some: 'terapeutas',
      none: 'Nadie cumple con todo eso.',
    },
  },
  profile: {
    title: 'Perfil de terapeuta',
    office: (offices) => officeName(offices, 'es'),
    online: (state) => `por video en todo ${state}`,
    summary: (who, practice, city, online) => `${who} en ${practice}, en ${city}, y ${online}.`,
    facts: {
      works: 'Trabaja con',
      match: 'Buena opción para',
      approaches: 'Enfoques',
      where: 'Dónde',
      languages: 'Idiomas',
      hours: 'Horario',
      session: 'Sesión',
      sliding: 'Precio flexible',
      license: 'Licencia',
      lookup: 'Comprobarla',
    },
    officeHours: 'Horario de oficina',
    flexibleFrom: (price) => `flexible desde ${price}`,
    justAsk: (price) => `Desde ${price}. Basta con pedirlo, sin formularios.`,
    supervisor: (name, credentials, license, since) =>
      `${name}, ${credentials}, licencia ${license}, desde ${since}`,
    team: 'Nuestro equipo',
    ask: (first) => `Pedir hora con ${first}`,
    waitlist: 'Anotarse en la lista de espera',
    sessions: (first) => `Primeras sesiones con ${first}`,
    opening: 'Primera hora libre',
    checked: 'Revisado por última vez el',
    short: (first) => `${first} en pocas palabras`,
    fun: 'Un dato curioso',
    video: 'No se carga nada hasta que oprima el botón.',
    onePage: (first) => `${first}, en una página`,
    training: 'Formación',
    others: 'Otras personas con quienes puede hablar',
  },
};

export const SPANISH_SUPERVISION: TranslatedSupervision = {
  words: { line: 'Supervisión: #', inline: 'supervisión: #', term: 'Supervisión' },
  details: (associate, { name, credentials, license, since }) =>
    `${associate}, trabaja bajo la supervisión de ${name}, ${credentials} (licencia ${license}), desde ${since}. Se reúnen cada semana para hablar del trabajo.`,
};
