import type { SearchWords } from './words.en.ts';

export const SPANISH_SEARCH: SearchWords = {
  inThis: 'En español:',
  search: 'Buscar',
  examples: 'Por ejemplo:',
  hint: 'Lo que escribe aquí no sale de este aparato.',
  plain:
    'Para buscar mientras escribe hace falta JavaScript, y está apagado. Todo está en la lista de abajo, y su navegador puede buscar en la página.',
  browse: 'O vea la lista completa',
  all: 'Todas las páginas',
  result: 'Un resultado',
  nothing: 'No encontramos nada con esas palabras.',
  danger: '¿Está en peligro o en crisis?',
  urgent: 'Si corre peligro, o piensa en quitarse la vida',
  anyHour:
    'Estas personas contestan a cualquier hora. No hace falta saber si es lo bastante grave.',
  limits: 'Qué podemos hacer nosotros, y qué no:',
  kinds: {
    pages: 'Páginas',
    articles: 'Artículos',
    episodes: 'Episodios',
    newsletter: 'Boletín',
    guides: 'Guías y herramientas',
    people: 'Personas',
  },
  more: (count) => `y ${count} más`,
  answers: {
    helpFirst: 'Primero, las líneas de ayuda. ',
    found: 'Resultados: #',
    of: '# de #',
    failed: 'No se pudo cargar el buscador. Todo está en la lista de abajo.',
    stop: 'a al algo como con cual cuando cuanto de del desde donde el ella en es esa ese esta este esto estoy hay la las le les lo los me mi mis muy no nos o para pero por porque puedo que quien se ser si sin sobre son soy su sus te tengo tu un una uno y ya yo',
  },
};
