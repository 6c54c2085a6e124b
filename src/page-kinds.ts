/** Kinds of sections, and the pages made of them. What a new kind needs is in CONTRIBUTING.md. */
import * as z from 'zod';
import { aboutSections } from '#features/about/sections.schema.ts';
import { bookingSections } from '#features/booking/sections.schema.ts';
import { campaign } from '#features/campaigns/sections.schema.ts';
import { consentSections } from '#features/consent/sections.schema.ts';
import { faqsSections } from '#features/faqs/sections.schema.ts';
import { feesSections } from '#features/fees/sections.schema.ts';
import { guidesSections } from '#features/guides/sections.schema.ts';
import { homeSections } from '#features/home/sections.schema.ts';
import { newsletterSections } from '#features/newsletter/sections.schema.ts';
import { pageSections } from '#features/page/sections.schema.ts';
import { peopleSections } from '#features/people/sections.schema.ts';
import { quizSections } from '#features/quiz/sections.schema.ts';
import { resetSections } from '#features/reset/sections.schema.ts';
import { safetySections } from '#features/safety/sections.schema.ts';
import { servicesSections } from '#features/services/sections.schema.ts';
import { questionnaireSections } from '#features/questionnaire/sections.schema.ts';
import { head } from '#features/page/head.schema.ts';
import { entries, files, find, hubCards, search, sitemap } from '#features/site/entries.schema.ts';
import { closing } from '#features/closing/closing.schema.ts';
import { aboutPage } from '#lib/content/about-page.ts';
import { href, link, text } from '#lib/content/fields.ts';
import type { ImageField } from '#lib/content/section-fields.ts';

/** @param image Astro's image field builder */
export function sectionSchema(image: () => ImageField) {
  const kinds = [
    head(image()),
    ...homeSections(image()),
    ...servicesSections,
    ...newsletterSections(image()),
    ...peopleSections(image()),
    ...resetSections(image()),
    ...pageSections,
    ...guidesSections,
    ...quizSections,
    ...safetySections,
    ...consentSections,
    ...feesSections,
    ...faqsSections,
    ...aboutSections,
    ...bookingSections(image()),
    ...questionnaireSections,
    campaign,
    search,
    find,
    hubCards,
    entries,
    files(image()),
    sitemap,
  ] as const;
  const names = kinds.map(({ shape }) => shape.kind.value).join(', ');
  return z.discriminatedUnion('kind', kinds, {
    error: `unknown kind of section; write one of: ${names}`,
  });
}

export type Section = z.infer<ReturnType<typeof sectionSchema>>;
export type SectionKind = Section['kind'];
/** Props of its component. */
export type SectionOf<Kind extends SectionKind> = Extract<Section, { kind: Kind }>;

/** What each kind shows: the words of the editors’ guide (`content/README.md`, “Sections of a page”). */
export const SECTION_WORDS: Readonly<Record<SectionKind, string>> = {
  head: 'the top of the page',
  body: 'the text below the second `---`',
  story: 'opening words in large type',
  timeline: 'how it began, along a thread',
  'front-desk': 'who answers the phone',
  principles: 'short rules, and a drawing',
  faces: 'every therapist’s portrait in a row',
  storyboard: 'what happens, picture by picture',
  letter: 'the text as a signed letter; a whole page',
  campaign: 'what an ad leads to; a whole page',
  cards: 'two or more links with a line each',
  areas: 'the cities people come from',
  guides: 'a card for every guide',
  urgent: 'help lines first, and a way to leave the page',
  safer: 'the note on safer browsing',
  hero: 'the opening of the home page',
  press: 'the logos',
  services: 'all services as cards',
  steps: 'exactly three steps',
  banners: 'exactly two pictures',
  reviews: 'the way to real reviews, and your own words',
  newsletter: 'the newsletter on the home page',
  signup: "the newsletter's form",
  stats: 'four couples and some numbers',
  team: 'everyone in a row',
  directory: 'everyone, soonest opening first, with filters',
  fork: 'where to begin, as threads that part',
  programs: 'all programs with prices',
  prices: 'a price table',
  fees: "each therapist's rates",
  faqs: 'questions that open',
  estimate: 'a superbill worked through',
  contact: 'the form',
  booking: 'the booking page, with the form and its times',
  sent: 'what happens after a form is sent',
  reset: 'an offer with a video',
  book: 'the form of the Reset',
  office: 'address, hours and map',
  matching: 'the therapist finder',
  detox: 'the quiz on screen time',
  ritual: 'the ritual card',
  search: 'the search field',
  find: 'a field that leads to the search',
  shelves: 'large cards',
  tips: 'three small exercises side by side',
  tangle: 'two threads that loosen; once on the site',
  entries: 'all notices, roles, mentions or issues',
  files: 'pictures to save',
  sitemap: 'every page',
  quiz: 'the relationship quiz',
  'quiz-result': 'its result, for browsers without JavaScript',
  visit: 'what left this visit, and to whom',
  cookies: 'what may be kept on the device, by name',
};

/** The front matter of a page: what it says about itself, and its sections. */
export function pageSchema(image: Parameters<typeof sectionSchema>[0]) {
  return z.strictObject({
    ...aboutPage,
    fullTitle: text('Home - Couples Therapy in Springfield', 80)
      .optional()
      .describe('The browser tab’s whole text, where it must not end with the brand'),
    canonical: href
      .optional()
      .describe('Path of the page this one repeats for another audience, for example: /start'),
    banner: z
      .strictObject({
        text: text('Rough patch, or just a rough Tuesday?', 80),
        link: text('Take quiz', 30),
      })
      .optional()
      .describe('The strip above the header that leads to the quiz'),
    translates: href
      .optional()
      .describe(
        'On a page in another language: address of the English page that says the same, for example: /services',
      ),
    parent: link
      .optional()
      .describe('The page above this one, in the path over the heading: its name and address'),
    closing,
    sections: z
      .array(sectionSchema(image))
      .min(1, 'a page needs at least one section, for example: "- kind: body"'),
  });
}
