/** The sentences that `npm run practice` writes around the answers, and what it suggests: here what each is, in English. */
import { USUAL_WORDS } from '#features/people/supervision.ts';
import { type Hours, hoursText } from '#lib/hours.ts';
import { LOCALE } from '#lib/language.ts';

/** Where sessions are, for words of a sentence. */
export interface Place {
  /** Of the offices, each once; none online. */
  cities: readonly string[];
  city: string;
  state: string;
}

/** What the starter has places for, by these names. */
interface PlaceWords {
  /** In the middle of a sentence. */
  where: string;
  inPlace: string;
  /** What the first call asks, with a comma after it; empty without an office. */
  whereAsked: string;
  placeTitle: string;
}

/** What the starter has places for, by these names. */
export interface PaymentWords {
  /** Whom a written estimate concerns. */
  estimateFor: string;
  paymentTitle: string;
  payment: string;
  /** After a price. */
  paymentShort: string;
  insuranceAnswer: string;
  /** What people search for about money, as an example of the search. */
  searchedMoney: string;
  /** What people ask about besides money, for the facts. */
  topic: string;
}

/** Sentences from long to short: the first is taken that search engines show whole. */
type Sentences = readonly string[];

export interface PracticeWords {
  /** Days and times, without a point at the end. */
  hours: (hours: Hours) => string;
  list: Intl.ListFormat;
  /** A state in a sentence. */
  state: (name: string) => string;
  place: (place: Place) => PlaceWords;
  /** Where a person works, after a verb. @param at whether in the office, and whether online */
  theirPlace: (at: { office: boolean; online: boolean }, place: Place) => string;
  payment: (plans: string) => Readonly<Record<'superbills' | 'private' | 'plans', PaymentWords>>;
  /** The name of the free call in the middle of a sentence. */
  inText: (callName: string) => string;
  /** Who licenses therapists, where no law says it. */
  board: (state: string) => string;
  /** `#` is the supervisor’s name. @param law the words that the law of the state asks for, which are English */
  supervised: (law: string | undefined) => string;
  service: {
    descriptions: (
      offer: { title: string; subtitle: string; summary: string },
      inPlace: string,
    ) => Sentences;
  };
  person: {
    /** The first sentence about somebody without a text. @param who with the supervisor, if any */
    work: (who: string, specialties: string) => string;
    descriptions: (
      /** `short` is without credentials. */
      who: { whole: string; short: string },
      place: string,
      oneLiner: string,
    ) => Sentences;
  };
  /** Of links that not every footer has. */
  footer: { about: string; quiz: string };
  /** File name of the first post, and so its address. */
  firstPost: string;
  /** A federal holiday by its English name. */
  holiday: (name: string) => string;
  facts: {
    sampleNotice: string;
    nextIssue: string;
    /** The last choice of the contact form. */
    otherService: string;
    quickExit: string;
    podcast: { name: string; lede: string; description: string };
  };
  /** With which words a block begins that an official text has to replace. */
  slot: string;
  suggested: {
    tagline: (place: Place) => string;
    description: (place: Place) => string;
    closing: string;
    aboutTitle: string;
    ctaText: (title: string) => string;
    callName: string;
    /** In the middle of a sentence. */
    withArticle: (callName: string) => string;
    crisisTitle: string;
    hostRole: string;
    hostQuote: string;
    newsletter: { name: (practice: string) => string; promise: string; button: string };
    /** Where the practice has none. */
    noNewsletter: string;
    languages: readonly string[];
  };
  /** What is missing before the site goes live. */
  checklist: {
    title: string;
    slot: (path: string, slot: string) => string;
    portrait: (path: string) => string;
    thinPerson: (path: string) => string;
    thinService: (path: string) => string;
    phone: string;
    url: string;
    email: string;
    noLaw: (state: string, file: string) => string;
    law: (file: string) => string;
    notOffered: (path: string) => string;
    map: string;
    slots: string;
    headline: string;
    issues: (newsletter: string) => string;
    post: (path: string) => string;
    quiz: (path: string) => string;
    font: string;
    sample: string;
    /** Who else has to read which files before anybody relies on them. */
    readFirst: (files: { clinician: string; lawyer: string }) => readonly string[];
    last: string;
  };
}

const officeOf = (cities: readonly string[]): string => `${cities.join(' or ')} office`;

export const ENGLISH_PRACTICE: PracticeWords = {
  hours: hoursText,
  list: new Intl.ListFormat(LOCALE, { style: 'long', type: 'conjunction' }),
  state: (name) => name,
  place: ({ cities, city, state }) =>
    cities.length > 0
      ? {
          where: `in our ${officeOf(cities)}, or online from anywhere in ${state}`,
          inPlace: `in ${city} and online across ${state}`,
          whereAsked: `whether you’d rather meet in our ${officeOf(cities)} or online, `,
          placeTitle: 'In the office or online',
        }
      : {
          where: `online, from anywhere in ${state}`,
          inPlace: `online across ${state}`,
          whereAsked: '',
          placeTitle: 'Online',
        },
  theirPlace: ({ office, online }, { cities, state }) =>
    [
      ...(office ? [`in our ${officeOf(cities)}`] : []),
      ...(online ? [`online across ${state}`] : []),
    ].join(' and '),
  payment: (plans) => {
    const outside =
      'If your plan covers out-of-network therapy, ask us for a superbill and send it in yourself. Whether they pay you back, and how much, is up to them. Ask your plan before you count on it.';
    const unbilled =
      'No. We don’t bill insurers, so no diagnosis goes on file with one unless you send it there.';
    const everyone = 'we are a private-pay practice, so this concerns every client';
    return {
      superbills: {
        estimateFor: everyone,
        paymentTitle: 'Private pay',
        payment: 'Private pay. Superbills on request.',
        paymentShort: 'private pay',
        insuranceAnswer: `${unbilled} ${outside}`,
        searchedMoney: 'superbill',
        topic: 'superbills',
      },
      private: {
        estimateFor: everyone,
        paymentTitle: 'Private pay',
        payment: 'Private pay. We don’t bill insurance.',
        paymentShort: 'private pay',
        insuranceAnswer: `${unbilled} We don’t write superbills either, so plan on paying for each session yourself. You get a receipt each time. If the fee is too much, ask us about flexible pricing before you decide.`,
        searchedMoney: 'insurance',
        topic: 'insurance',
      },
      plans: {
        estimateFor: `this concerns you if you pay us yourself, and not with a plan that we bill (${plans})`,
        paymentTitle: 'Insurance',
        payment: `We bill ${plans}. Without them, you pay us.`,
        paymentShort: `or billed to ${plans}`,
        insuranceAnswer: `Yes, ${plans}. Bring your card to the first session, and ask your plan what part of a session you pay. With any other plan, or without one, you pay us and get a receipt. If you’re not sure about yours, ask us on the first call, and we’ll look it up together.`,
        searchedMoney: 'insurance',
        topic: 'insurance',
      },
    };
  },
  inText: (callName) => callName,
  board: (state) => `the licensing board of ${state}`,
  supervised: (law = USUAL_WORDS.inline) => law,
  service: {
    descriptions: ({ title, subtitle, summary }, inPlace) => [
      `${title} ${inPlace}. ${subtitle}. ${summary}`,
      `${title} ${inPlace}. ${subtitle}.`,
      `${subtitle}, ${inPlace}, with prices in the open and a free first call.`,
      `${title}: weekly sessions, prices in the open and a free first call.`,
    ],
  },
  person: {
    work: (who, specialties) => `${who} works with people on ${specialties}.`,
    descriptions: ({ whole, short }, place, oneLiner) => [
      `${whole} sees people ${place}. ${oneLiner}`,
      `${whole} sees people ${place}.`,
      `${whole} is a therapist of our practice. Approach, fee and license.`,
      `${short} is a therapist of our practice.`,
    ],
  },
  footer: { about: 'About us', quiz: 'A Quiz for Two' },
  firstPost: '1-what-happens-in-a-first-call',
  holiday: (name) => name,
  facts: {
    sampleNotice: 'Not live yet.',
    nextIssue: 'The next one',
    otherService: 'Something else',
    quickExit: 'a weather page',
    podcast: {
      name: 'Our podcast',
      lede: 'One question per episode.',
      description: 'The podcast of the practice.',
    },
  },
  slot: 'To be filled in before going live',
  suggested: {
    tagline: ({ cities, city, state }) =>
      cities.length > 0 ? `Therapy in ${city}` : `Online therapy in ${state}`,
    description: ({ cities, city, state }) =>
      cities.length > 0
        ? `Private-pay therapy in ${city}, in our office or online across ${state}.`
        : `Private-pay therapy with a licensed therapist, online across ${state}.`,
    closing: 'Start with a short call.',
    aboutTitle: 'How we began',
    ctaText: (title) => `About ${title}`,
    callName: 'First Call',
    withArticle: (callName) => `${/^[aeiou]/i.test(callName) ? 'an' : 'a'} ${callName}`,
    crisisTitle: 'When It Is Urgent',
    hostRole: 'Client care',
    hostQuote: 'I answer the phone here.',
    newsletter: {
      name: (practice) => `Notes from ${practice}`,
      promise: 'one short email a week',
      button: 'Sign me up',
    },
    noNewsletter: 'Our newsletter',
    languages: ['English'],
  },
  checklist: {
    title: 'Before you go live:',
    slot: (path, slot) => `${path}: replace the block “${slot}” with the official text.`,
    portrait: (path) => `${path}: replace the drawn placeholder with a portrait.`,
    thinPerson: (path) => `${path}: write 250 to 400 words about the person.`,
    thinService: (path) => `${path}: write 500 to 800 words about the service.`,
    phone: 'src/site.config.ts, phone: numbers with 555-01 are fictional; write the real one.',
    url: 'src/site.config.ts, url: write the real address of the site.',
    email: 'src/site.config.ts, email: write the real email address.',
    noLaw: (state, file) =>
      `src/site.config.ts, lawPack: no law of ${state} is checked; ask a lawyer, or write ${file}.`,
    law: (file) => `${file}: have a lawyer read the rules; they are a builder’s reading.`,
    notOffered: (path) =>
      `${path}, people: nobody of the answers offers it; name who does, or delete the file.`,
    map: 'src/content/images/map.svg: draw the streets around your office, or take the section “office” off the home page.',
    slots:
      'src/content/slots.yaml: write when you take free calls. Federal holidays are closed; add your own days.',
    headline:
      'src/content/pages/index.md: write a headline of your own; it is the tagline until then.',
    issues: (newsletter) =>
      `src/content/issues: the archive of “${newsletter}” is empty until you add an issue you sent (src/content/README.md, “Notices, roles and issues”).`,
    post: (path) =>
      `${path}: rewrite it in your own words, then write the next one (src/content/README.md, “Posts”).`,
    quiz: (path) =>
      `${path}: rewrite the neutral statements and results, and let a clinician read them (src/content/README.md, “The quiz”).`,
    font: 'src/styles/fonts: put the license file of the font beside it.',
    sample:
      'src/site.config.ts, sampleNotice: set it to an empty text; the checks then look for samples, too.',
    readFirst: () => [
      'src/content/README.md, “Spanish, before it goes online”: have a clinician who is a native speaker read what that list names, at least the letters and the help lines.',
    ],
    last: 'Run npm run lint:content and npm test, and read every page once.',
  },
};
