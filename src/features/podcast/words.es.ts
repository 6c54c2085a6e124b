import { PHOTO } from './duration.ts';
import type { PodcastWords } from './words.en.ts';

const LIST = new Intl.ListFormat('es', { type: 'conjunction' });

const label: PodcastWords['label'] = ({ number }) =>
  number === undefined ? 'Extra' : `Episodio ${number}`;

export const SPANISH_PODCAST: PodcastWords = {
  hub: 'Recursos',
  podcast: 'Podcast',
  label,
  labelWithGuests: ({ number, guests = [] }) =>
    label({ number }) +
    (guests.length > 0 ? `, con ${LIST.format(guests.map(({ name }) => name))}` : ''),
  newest: (text) => `Nuevo: ${text.charAt(0).toLowerCase()}${text.slice(1)}`,
  hear: (text) => (text === 'Extra' ? 'Escuchar el extra' : `Escuchar el ${text.toLowerCase()}`),
  and: ' y ',
  readInstead: 'Mejor leer la transcripción',
  none: 'Todavía no hay nada.',
  seeElse: 'Vea qué más hay aquí',
  all: 'Todos los episodios',
  selection: (count) => `Una selección de ${count} episodios`,
  everything: 'Todos',
  filter: 'Ver un solo tema',
  follow: 'Para seguirnos, dé esta dirección a su aplicación de podcasts:',
  spoken: 'En español, con transcripción',
  guests: 'Invitados',
  hosts: 'Conducen',
  chapters: 'Capítulos',
  transcript: 'Transcripción',
  tap: 'Toque una línea para escucharla.',
  keep: 'Guardar la grabación',
  data: (bytes) => {
    const photos = Math.round(bytes / PHOTO);
    if (photos < 1) return 'menos datos que una foto';
    return `los mismos datos que ${photos === 1 ? 'una foto' : `${photos} fotos`}, más o menos`;
  },
  length: (seconds) =>
    seconds < 90 ? `${Math.round(seconds)} segundos` : `${Math.round(seconds / 60)} minutos`,
  notTherapy:
    'Un podcast no es terapia, y escucharlo no convierte a nadie en nuestro cliente. Si alguien está en peligro,',
  startHere: 'empiece aquí',
  neighbors: 'Episodios anterior y siguiente',
  player: 'Reproductor',
  play: (title) => `Escuchar ${title}`,
  pause: (title) => `Pausar ${title}`,
  place: 'Punto del episodio',
  of: 'de',
  trouble: 'La grabación no cargó. Oprima el botón para intentar otra vez.',
  speed: 'Velocidad',
  script: { of: 'de', loading: 'Cargando...', kept: 'Donde se quedó en esta pestaña' },
  shown: '# de # episodios',
};
