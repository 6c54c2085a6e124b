import type { BlogWords } from './words.en.ts';

const posts = (count: number): string => (count === 1 ? 'Un artículo' : `${count} artículos`);

export const SPANISH_BLOG: BlogWords = {
  blog: 'Blog',
  hub: 'Recursos',
  title: 'Blog sobre la vida en pareja y en familia',
  titleOf: (title) => `Blog: ${title}`,
  all: ({ name, city }) => ({
    lede: 'Lo que decimos tan seguido en terapia que valía la pena escribirlo. Diez minutos cuando mucho, y siempre algo para probar en casa.',
    description: `Textos sencillos y prácticos sobre la pareja, la familia y el comienzo de la terapia, escritos por el equipo de ${name} en ${city}.`,
  }),
  tag: (count, tag, { name, city }) => ({
    lede: `${posts(count)} con esta etiqueta.`,
    description: `${posts(count)} con la etiqueta “${tag}” en el blog de ${name}, escritos por el equipo de nuestro consultorio en ${city}.`,
  }),
  year: (count, year, { name, city }) => ({
    lede: `${posts(count)} de este año.`,
    description: `${posts(count)} de ${year} en el blog de ${name}, escritos por el equipo de nuestro consultorio en ${city}.`,
  }),
  page: (number) => `página ${number}`,
  everything: 'Todo',
  categories: 'Categorías',
  byTopic: 'Buscar por tema',
  byTag: 'Por etiqueta',
  byYear: 'Por año',
  follow: 'Para seguirnos',
  feed: (name) => `Canal ${name}`,
  feedTitle: (practice, name) => `Blog de ${practice} (${name})`,
  feeds: (practice) => ({
    title: `Blog de ${practice}`,
    description: 'Lo que decimos tan seguido en terapia que valía la pena escribirlo.',
  }),
  from: 'De',
  minutes: (count) => `${count} min de lectura`,
  tab: (title, practice) => `${title} | Blog - ${practice}`,
  updated: 'Actualizado el',
  tryIt: 'Para probar esta semana',
  filed: 'Temas:',
  reviewed: 'Revisado por',
  on: 'el',
  notTherapy:
    'Un artículo no es terapia, y leerlo no convierte a nadie en nuestro cliente. Si alguien está en peligro,',
  startHere: 'empiece aquí',
  related: 'Siga leyendo',
  neighbors: 'Artículos anteriores y siguientes',
};
