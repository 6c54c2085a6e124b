import type { Facts } from '#features/site/facts.schema.ts';
import type { Hours } from '#lib/hours.ts';
import { byLanguage } from '#lib/language.ts';
import { countryOf } from '#features/country/countries.ts';
import { site } from '#site';
import type { Answers } from './answers/answers.ts';
import { freeCallPath, newsletterPath, paymentWords } from './words.ts';
import { PRACTICE_WORDS } from './words-by-language.ts';

const hoursOf = ({ note, ...times }: Answers['hours']['phone']): Hours => ({
  ...times,
  ...(note && { note }),
});

/** As one of our languages describes the page that the sample opens. */
const isUsualExit = (what: string): boolean =>
  Object.values(PRACTICE_WORDS).some(({ facts }) => facts.quickExit === what);

/** What the answers say; every other fact is that of the site until now. */
export function factsOf(answers: Answers, cookiePolicy: string): Facts {
  const { language, place, freeCall, crisisPage, newsletter, offers, parts } = answers;
  const { payment, paymentShort, topic } = paymentWords(answers);
  const { facts: said } = PRACTICE_WORDS[language];
  const { phoneE164: _, legalName: __, locale: ___, currency: ____, ...rest } = site;
  const { crisisLines, inLanguage: _____, language: ______, ...now } = rest;
  const here = countryOf(answers.country);
  return {
    ...now,
    // Those of the country, unless the practice had others.
    ...(!Object.values(here.crisisLines).includes(crisisLines) && { crisisLines }),
    country: answers.country,
    isSample: false,
    ...(language !== 'en' && { language }),
    url: answers.url,
    name: answers.name,
    ...(answers.legalName !== undefined && { legalName: answers.legalName }),
    sampleNotice: said.sampleNotice,
    tagline: answers.tagline,
    description: answers.description,
    parts: {
      quiz: parts.quiz ?? false,
      offline: parts.offline ?? true,
      staffArea: parts.staffArea ?? true,
      demos: false,
    },
    timeZone: answers.timeZone,
    founded: answers.founded,
    state: place.state,
    lawPack: answers.lawPack,
    areaServed: [place.city, place.state],
    cities: place.cities,
    phone: answers.phone,
    email: answers.email,
    city: place.city,
    region: place.region,
    offices: answers.offices.map(({ point: [latitude, longitude], ...office }) => ({
      ...office,
      latitude,
      longitude,
    })),
    payment: {
      text: payment,
      short: paymentShort,
      topic,
    },
    phoneHours: hoursOf(answers.hours.phone),
    sessionHours: hoursOf(answers.hours.sessions),
    consultation: {
      minutes: freeCall.minutes,
      name: freeCall.name,
      path: freeCallPath(freeCall.name),
      replyHours: freeCall.replyHours,
    },
    services: {
      ...Object.fromEntries(
        offers.map(({ id, title, names }) => [id, { ...names, [language]: title }]),
      ),
      other: byLanguage((one) => PRACTICE_WORDS[one].facts.otherService),
    },
    focus: Object.fromEntries(offers.map(({ id, title }) => [id, title])),
    newsletter: {
      name: newsletter.name,
      path: newsletterPath(newsletter.name),
      promise: newsletter.promise,
      often: newsletter.promise,
      button: newsletter.button,
      next: said.nextIssue,
    },
    crisisPage: { title: crisisPage.title, path: `/${crisisPage.id}` },
    social: answers.social ?? [],
    podcast: {
      ...said.podcast,
      hosts: [],
      category: ['Health & Fitness', 'Mental Health'],
      guid: '00000000-0000-5000-8000-000000000000',
      cover: '/podcast-cover.png',
    },
    translations: {},
    // What it opens stays; its description follows the language.
    quickExit: isUsualExit(now.quickExit.what)
      ? { ...now.quickExit, what: said.quickExit }
      : now.quickExit,
    clientSystem: '',
    tags: {},
    cookiePolicy,
  };
}

/** Not yet formatted. */
export const siteConfig = (answers: Answers, cookiePolicy: string): string => `/**
 * Facts of the practice, written by \`npm run practice\`; edit them here. What each means and how it is written is in
 * \`features/site/facts.schema.ts\`; texts and prices are in \`content\`, design tokens in \`styles\`.
 */
import { siteOf } from '#features/site/facts.schema.ts';

export const site = siteOf(${JSON.stringify(factsOf(answers, cookiePolicy))});
`;
