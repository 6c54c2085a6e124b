/** Words of a carousel's controls by language, for the build: the island has English. */
import type { Language, OtherLanguage } from '#lib/language.ts';
import { SPANISH_CAROUSEL } from './words.es.ts';
import type { CarouselWords } from './words.ts';

const CAROUSEL_WORDS: Readonly<Record<OtherLanguage, CarouselWords>> = { es: SPANISH_CAROUSEL };

/** What the island says in another language than its own. */
export const carouselProps = (language: Language): { words?: CarouselWords } =>
  language === 'en' ? {} : { words: CAROUSEL_WORDS[language] };
