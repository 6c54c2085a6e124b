import type { LegalWords } from './words.en.ts';

export const SPANISH_LEGAL: LegalWords = {
  plain: 'En palabras sencillas',
  source: 'Fuente:',
  home: 'Inicio',
  notices: 'Avisos oficiales',
  version: (version) => `Versión ${version}, del`,
  reviewed: 'Última revisión:',
  byName: 'Todo, por nombre',
};
