import type { BannerWords } from './banner-words.en.ts';
import type { ConsentWords } from './words.en.ts';

const BANNER: BannerWords = {
  title: 'Su privacidad importa',
  privacy: 'Aviso de privacidad',
  cookies: 'política de cookies',
  customize: 'Elegir',
  necessary: 'Solo lo necesario',
  all: 'Aceptar todo',
  save: 'Guardar lo elegido',
  preferences: 'Opciones de cookies',
  close: 'Cerrar',
  closeAsItIs: 'Cerrar y dejar todo como está',
  optedOut:
    'Su navegador manda Global Privacy Control, o usted pidió “no vender ni compartir”. Por eso el análisis y la publicidad quedan apagados aquí, digan lo que digan los interruptores.',
  always: { title: 'Necesario', text: 'Recuerda lo que eligió. Siempre está activo.' },
  switches: { analytics: 'Análisis', marketing: 'Publicidad', functional: 'Funcional' },
  unchosen: 'Todavía no ha elegido, así que solo está activo lo necesario.',
  chosen: 'Lo que eligió el {day}: {names}. Política de cookies del {policy}.',
  visit: 'Lo que mandó esta visita',
};

const UNTIL_TAB = 'hasta que cierre la pestaña';

export const SPANISH_CONSENT: ConsentWords = {
  banner: BANNER,
  question: {
    kinds: { map: 'los mapas', video: 'los videos', reviews: 'las reseñas' },
    switches: {
      analytics: [
        'Cuenta las visitas, para que arreglemos las páginas que la gente deja a medias.',
        'Nada en este sitio cuenta las visitas.',
      ],
      marketing: [
        'Le dice a un anuncio que funcionó. Nunca lo que usted escribió.',
        'Nada en este sitio le informa a un anuncio.',
      ],
    },
    aims: { analytics: 'contar las visitas', marketing: 'saber si un anuncio funcionó' },
    would: (names, aims) => `Para ${aims}, usaríamos ${names}`,
    come: (kinds) => `${kinds} vienen de otras empresas`,
    ask: (tagged, embedded) =>
      tagged
        ? `No ponemos cookies propias. ${[tagged, embedded].filter(Boolean).join(', y ')}. Nada de eso se carga hasta que usted diga que sí.`
        : `No ponemos cookies. ${embedded} y no se cargan hasta que usted diga que sí.`,
    functional: (kinds, companies) => `${kinds}, de ${companies}.`,
    nothing: 'Nada en este sitio lo necesita.',
  },
  table: {
    intro: 'La misma lista decide qué puede cargar este sitio.',
    purpose: 'Para qué',
    who: 'Quién',
    lasts: 'Cuánto dura',
    name: 'Nombre',
    see: '¿Prefiere verlo en lugar de leerlo?',
    made: 'es una lista hecha en su propio aparato.',
    known: {
      Necessary: 'Necesario',
      Analytics: BANNER.switches.analytics,
      Marketing: BANNER.switches.marketing,
      Functional: BANNER.switches.functional,
      'Kept in your browser’s storage. None of it is a cookie, and none of it is sent to anyone.':
        'Se guarda en su navegador. Nada de esto es una cookie, y nada se le manda a nadie.',
      'Kept once you allow Analytics.': 'Se guarda cuando usted permite el análisis.',
      'Nothing. We don’t count visits.': 'Nada. No contamos las visitas.',
      'Kept once you allow Marketing.': 'Se guarda cuando usted permite la publicidad.',
      'Nothing. We don’t run ads that follow you.':
        'Nada. No ponemos anuncios que le sigan de un sitio a otro.',
      'Loaded once you press the button next to it, or allow Functional.':
        'Se carga cuando usted oprime el botón que está al lado, o permite lo funcional.',
      'Nothing. We show nothing from other companies.':
        'Nada. No mostramos nada de otras empresas.',
      'this site': 'este sitio',
      'names of its own': 'nombres que pone la empresa',
      'the recording’s address': 'la dirección de la grabación',
      'the page’s address': 'la dirección de la página',
      'as its own policy says': 'lo que diga su propia política',
      'Plays the video you started': 'Pone el video que usted inició',
      'Shows where the office is': 'Muestra dónde está el consultorio',
      'Shows live reviews': 'Muestra las reseñas del momento',
      'Google Tag Manager, for ads': 'Google Tag Manager, para anuncios',
      'Tells visits apart, without a name': 'Distingue una visita de otra, sin nombres',
      'Remembers which ad led here': 'Recuerda qué anuncio le trajo aquí',
      'Joins the pages of one visit': 'Junta las páginas de una misma visita',
      'Your answer about cookies, so we don’t ask on every page':
        'Lo que contestó sobre las cookies, para no preguntarle en cada página',
      'That you told us not to sell or share, if you did':
        'Que nos pidió no vender ni compartir, si lo hizo',
      'Where you are in the quiz': 'En qué pregunta del cuestionario va',
      'Where you stopped listening to an episode': 'Dónde dejó de escuchar un episodio',
      'That the typeface is already here': 'Que el tipo de letra ya está aquí',
      'That you left by “Leave quickly,” so that Back shows nothing':
        'Que se fue con “Salir rápido”, para que al ir atrás no se vea nada',
      'The page for an emergency and the guides you open, if you chose to keep them on this device':
        'La página para una emergencia y las guías que abre, si eligió guardarlas en este aparato',
      'What this visit sent to other companies, so that we can show you':
        'Lo que esta visita mandó a otras empresas, para poder mostrárselo',
      'For people who work here: who is signed in':
        'Para quienes trabajan aquí: quién inició sesión',
      'For people who work here: whether single keys are on':
        'Para quienes trabajan aquí: si los atajos de una sola tecla están activos',
      'until you take it back': 'hasta que lo retire',
      'until you close the tab': UNTIL_TAB,
      'until you close the tab or start over': `${UNTIL_TAB} o empiece de nuevo`,
      'until you remove them or leave by “Leave quickly”':
        'hasta que las quite o se vaya con “Salir rápido”',
      'until they sign out': 'hasta que cierren la sesión',
      'until they change it': 'hasta que lo cambien',
      '1 year': '1 año',
      '# years': '# años',
      '1 day': '1 día',
      '# days': '# días',
    },
  },
  log: {
    on: ', en ',
    at: ' a las ',
    allowed: 'Lo necesario, #.',
    necessary: 'Solo lo necesario.',
    takeBack: 'Retirar “no vender ni compartir”',
    names: {
      analytics: 'análisis',
      marketing: 'publicidad',
      functional: 'funcional',
      'its frame': 'su contenido',
      'its script': 'su código',
    },
    could: {
      title: 'Nada. No habría podido.',
      text: 'JavaScript está apagado, y sin él ninguna página de aquí puede llamar a otra empresa. No hay contador, ni mapa, ni video.',
    },
    none: {
      title: 'Nada.',
      text: 'Ninguna otra empresa se enteró de esta visita. Si alguna lo supiera, esta página lo diría.',
    },
    allowedNow: 'Lo que permite ahora',
    doNotSell: 'No vender ni compartir',
    isOptedOut:
      'Activo, porque usted o su navegador lo pidieron (Global Privacy Control). Vale más que todo lo demás.',
    change: 'Cambiar lo que permite',
  },
  embed: {
    open: (host) => `Abrir en ${host}`,
    newTab: '(se abre en otra pestaña)',
    close: 'Cerrar',
  },
  again: (days) => (days === 365 ? 'un año' : `${days} días`),
};
