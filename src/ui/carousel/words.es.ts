import type { CarouselWords } from './words.ts';

export const SPANISH_CAROUSEL: CarouselWords = {
  role: 'carrusel',
  choose: 'Elegir uno',
  pause: 'Detener el carrusel',
  play: 'Mover el carrusel',
  previous: '# anteriores',
  next: '# siguientes',
  of: 'de',
};
