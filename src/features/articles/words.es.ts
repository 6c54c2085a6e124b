import type { ArticleWords } from './words.en.ts';

export const SPANISH_ARTICLE: ArticleWords = {
  crumbs: 'Ruta de la página',
  contents: {
    post: 'En este artículo',
    episode: 'En este episodio',
    guide: 'En esta guía',
    policy: 'En esta política',
    notice: 'En este aviso',
  },
  pages: 'Páginas de esta lista',
  page: 'Página',
  newer: 'Más recientes',
  older: 'Anteriores',
  onward: { service: 'Si esto le suena conocido', other: 'Por dónde seguir' },
  service: 'Servicio',
  program: 'Programa',
  tool: 'Herramienta',
  guide: 'Guía',
};
