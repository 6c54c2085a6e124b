import { LOCALES } from '#lib/language.ts';
import type { AboutWords } from './words.en.ts';

const LIST = new Intl.ListFormat(LOCALES.es);

export const SPANISH_ABOUT: AboutWords = {
  anywhere: (state) => `o de cualquier lugar de ${state}, por video.`,
  signed: (name) => `Firma: ${name}`,
  profile: (first) => `Perfil de ${first}`,
  kinds: {
    Interview: 'Entrevista',
    Article: 'Artículo',
    Radio: 'Radio',
    Television: 'Televisión',
    Talk: 'Charla',
    Podcast: 'Podcast',
  },
  links: {
    title: 'Nuestros enlaces: llamada y redes',
    titleWithPodcast: 'Nuestros enlaces: llamada, podcast y redes',
    call: 'la llamada gratis',
    quiz: 'el cuestionario',
    podcast: 'el podcast',
    tip: 'la idea de esta semana',
    description: (ways) => `Desde nuestro perfil, el camino a ${LIST.format(ways)}.`,
    heading: 'A dónde ir',
  },
};
