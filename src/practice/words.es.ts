/** Spanish sentences of `npm run practice`; `words.en.ts` says what each is. Usted, as on the Spanish pages of the sample. */
import { SPANISH } from '#features/site/words.es.ts';
import { LOCALES } from '#lib/language.ts';
import type { PracticeWords } from './words.en.ts';

/** Those with a name of their own in Spanish; answers name all in English, as laws and addresses do. */
const STATES: Readonly<Record<string, string>> = {
  'District of Columbia': 'Distrito de Columbia',
  Hawaii: 'Hawái',
  Louisiana: 'Luisiana',
  'New Hampshire': 'Nuevo Hampshire',
  'New Jersey': 'Nueva Jersey',
  'New Mexico': 'Nuevo México',
  'New York': 'Nueva York',
  'North Carolina': 'Carolina del Norte',
  'North Dakota': 'Dakota del Norte',
  Oregon: 'Oregón',
  Pennsylvania: 'Pensilvania',
  'South Carolina': 'Carolina del Sur',
  'South Dakota': 'Dakota del Sur',
  'West Virginia': 'Virginia Occidental',
};

/** As a practice writes them on its door. */
const HOLIDAYS: Readonly<Record<string, string>> = {
  'New Year’s Day': 'Año Nuevo',
  'Martin Luther King Jr. Day': 'Día de Martin Luther King Jr.',
  'Memorial Day': 'Día de los Caídos',
  'Independence Day': 'Día de la Independencia',
  'Labor Day': 'Día del Trabajo',
  Thanksgiving: 'Día de Acción de Gracias',
  Christmas: 'Navidad',
};

const state = (name: string): string => STATES[name] ?? name;

/** `todo Texas`, `toda California`, `toda Carolina del Norte` */
const all = (name: string): string =>
  `${/a(?: del (?:Norte|Sur)| Occidental)?$|^Nueva /.test(name) ? 'toda' : 'todo'} ${name}`;

/** More than two would not fit where the page of the practice says where it is. */
const officeOf = (cities: readonly string[]): string =>
  cities.length > 2
    ? 'uno de nuestros consultorios'
    : `nuestro consultorio de ${cities.join(' o de ')}`;

/** `llamada gratis`, `Vibe Check`: only names keep their capital. */
const inText = (callName: string): string =>
  /^\p{Lu}\p{Ll}*(?: \p{Ll}+)*$/u.test(callName)
    ? callName.charAt(0).toLowerCase() + callName.slice(1)
    : callName;

/** `una llamada gratis`, `un café`: by the ending of its first word, which mostly shows its gender. */
const withArticle = (callName: string): string =>
  `${/^\S*(?:a|ión|dad)(?:\s|$)/i.test(callName) ? 'una' : 'un'} ${inText(callName)}`;

export const SPANISH_PRACTICE: PracticeWords = {
  hours: SPANISH.hours,
  list: new Intl.ListFormat(LOCALES.es, { style: 'long', type: 'conjunction' }),
  state,
  place: ({ cities, city, state: here }) =>
    cities.length > 0
      ? {
          where: `en ${officeOf(cities)}, o por video desde cualquier lugar de ${here}`,
          inPlace: `en ${city} y por video en ${all(here)}`,
          whereAsked: `si prefiere venir a ${officeOf(cities)} o hablar por video, `,
          placeTitle: 'En el consultorio o por video',
        }
      : {
          where: `por video, desde cualquier lugar de ${here}`,
          inPlace: `por video en ${all(here)}`,
          whereAsked: '',
          placeTitle: 'Por video',
        },
  theirPlace: ({ office, online }, { cities, state: here }) =>
    [
      ...(office ? [`en ${officeOf(cities)}`] : []),
      ...(online ? [`por video en ${all(here)}`] : []),
    ].join(' y '),
  payment: (plans) => {
    const outside =
      'Si su plan cubre terapia fuera de la red, pídanos un recibo detallado (superbill) y mándelo usted. El plan decide si le devuelve algo, y cuánto. Pregúntele antes de contar con ello.';
    const unbilled =
      'No. No cobramos a los seguros, y así no queda un diagnóstico en el archivo de un seguro, a menos que usted lo mande.';
    const everyone =
      'aquí cada quien paga sus sesiones, así que este aviso es para todos nuestros clientes';
    return {
      superbills: {
        estimateFor: everyone,
        paymentTitle: 'Sin seguro',
        payment: 'No cobramos a los seguros. Damos un recibo detallado si lo pide.',
        paymentShort: 'sin seguro',
        insuranceAnswer: `${unbilled} ${outside}`,
        searchedMoney: 'recibo detallado',
        topic: 'recibos detallados',
      },
      private: {
        estimateFor: everyone,
        paymentTitle: 'Sin seguro',
        payment: 'No cobramos a los seguros.',
        paymentShort: 'sin seguro',
        insuranceAnswer: `${unbilled} Tampoco damos recibos detallados (superbills), así que cuente con pagar cada sesión. Siempre le damos un recibo. Si es demasiado, pregúntenos por el precio flexible antes de decidir.`,
        searchedMoney: 'seguro',
        topic: 'seguro',
      },
      plans: {
        estimateFor: `este aviso es para usted si nos paga directamente, y no con un plan al que le cobramos (${plans})`,
        paymentTitle: 'Seguro',
        payment: `Le cobramos a ${plans}. Sin uno de esos planes, nos paga usted.`,
        paymentShort: `o por medio de ${plans}`,
        insuranceAnswer: `Sí, ${plans}. Traiga su tarjeta a la primera sesión, y pregunte a su plan qué parte le toca pagar. Con otro plan, o sin ninguno, nos paga usted y recibe un recibo. Si no sabe si el suyo sirve, pregúntenos en la primera llamada y lo buscamos juntos.`,
        searchedMoney: 'seguro',
        topic: 'seguro',
      },
    };
  },
  inText,
  board: (name) => `la junta de licencias de ${name}`,
  supervised: () => 'bajo la supervisión de #',
  service: {
    descriptions: ({ title, subtitle, summary }, inPlace) => [
      `${title} ${inPlace}. ${subtitle}. ${summary}`,
      `${title} ${inPlace}. ${subtitle}.`,
      `${subtitle}, ${inPlace}, con precios a la vista y una primera llamada gratis.`,
      `${title}: sesiones cada semana, precios a la vista y una primera llamada gratis.`,
    ],
  },
  person: {
    work: (who, specialties) => `${who} atiende sobre todo ${specialties}.`,
    descriptions: ({ whole, short }, place, oneLiner) => {
      // What stands after a name is between commas.
      const who = `${whole.replace(/,$/, '')},`;
      return [
        `${who} atiende ${place}. ${oneLiner}`,
        `${who} atiende ${place}.`,
        `${who} es terapeuta de nuestro consultorio. Cómo trabaja, cuánto cuesta y su licencia.`,
        `${short} es terapeuta de nuestro consultorio.`,
      ];
    },
  },
  footer: { about: 'Quiénes somos', quiz: 'Un cuestionario para dos' },
  firstPost: '1-que-pasa-en-la-primera-llamada',
  holiday: (name) => HOLIDAYS[name] ?? name,
  facts: {
    sampleNotice: 'Todavía no está en línea.',
    nextIssue: 'El próximo',
    otherService: 'Otra cosa',
    quickExit: 'una página del tiempo',
    podcast: {
      name: 'Nuestro pódcast',
      lede: 'Una pregunta en cada episodio.',
      description: 'El pódcast del consultorio.',
    },
  },
  slot: 'Por llenar antes de publicar',
  suggested: {
    tagline: ({ cities, city, state: here }) =>
      cities.length > 0 ? `Terapia en ${city}` : `Terapia por video en ${here}`,
    description: ({ cities, city, state: here }) =>
      cities.length > 0
        ? `Terapia en español en ${city}, en nuestro consultorio o por video en ${all(here)}.`
        : `Terapia en español con terapeutas con licencia, por video en ${all(here)}.`,
    closing: 'Empiece con una llamada corta.',
    aboutTitle: 'Cómo empezamos',
    ctaText: (title) => `Sobre ${title}`,
    callName: 'Llamada gratis',
    withArticle,
    crisisTitle: 'Si es urgente',
    hostRole: 'Recepción',
    hostQuote: 'Aquí contesto yo el teléfono.',
    newsletter: {
      name: (practice) => `Noticias de ${practice}`,
      promise: 'un correo corto cada semana',
      button: 'Quiero recibirlo',
    },
    noNewsletter: 'Nuestro boletín',
    languages: ['Español'],
  },
  checklist: {
    title: 'Antes de publicar:',
    slot: (path, slot) => `${path}: cambie el bloque “${slot}” por el texto oficial.`,
    portrait: (path) => `${path}: cambie el dibujo provisional por un retrato.`,
    thinPerson: (path) => `${path}: escriba de 250 a 400 palabras sobre la persona.`,
    thinService: (path) => `${path}: escriba de 500 a 800 palabras sobre el servicio.`,
    phone: 'src/site.config.ts, phone: los números con 555-01 son ficticios; escriba el verdadero.',
    url: 'src/site.config.ts, url: escriba la dirección verdadera del sitio.',
    email: 'src/site.config.ts, email: escriba el correo verdadero.',
    noLaw: (name, file) =>
      `src/site.config.ts, lawPack: no se revisa ninguna ley de ${name}; pregunte a un abogado, o escriba ${file}.`,
    law: (file) =>
      `${file}: pida a un abogado que lea las reglas; las leyó quien hizo este programa. Las palabras que piden están en inglés.`,
    notOffered: (path) =>
      `${path}, people: según las respuestas, nadie ofrece esto; nombre a quien sí, o borre el archivo.`,
    map: 'src/content/images/map.svg: dibuje las calles alrededor de su consultorio, o quite la sección “office” de la página de inicio.',
    slots:
      'src/content/slots.yaml: escriba cuándo hace llamadas gratis. Los días feriados federales están cerrados; agregue los suyos.',
    headline: 'src/content/pages/index.md: escriba un título propio; hasta entonces es el lema.',
    issues: (newsletter) =>
      `src/content/issues: el archivo de “${newsletter}” está vacío hasta que agregue un número que ya mandó (src/content/README.md, “Notices, roles and issues”).`,
    post: (path) =>
      `${path}: escríbalo otra vez con sus palabras, y después el siguiente (src/content/README.md, “Posts”).`,
    quiz: (path) =>
      `${path}: escriba otra vez las frases y los resultados, que son neutrales, y pida a un terapeuta que los lea (src/content/README.md, “The quiz”).`,
    font: 'src/styles/fonts: ponga al lado el archivo con la licencia de la letra.',
    sample:
      'src/site.config.ts, sampleNotice: déjelo vacío; entonces la revisión busca también lo que quedó de muestra.',
    readFirst: ({ clinician, lawyer }) => [
      `Pida a un terapeuta cuya lengua materna sea el español que lea lo que lee quien está en peligro, y lo que el consultorio promete: ${clinician}.`,
      `Pida a un abogado que lea los textos legales en español: ${lawyer}.`,
      'src/content/README.md, “Spanish, before it goes online”: pida lo mismo para las cartas, las líneas de ayuda y las palabras de los formularios que nombra esa lista.',
    ],
    last: 'Ejecute npm run lint:content y npm test, y lea cada página una vez.',
  },
};
