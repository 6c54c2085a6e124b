/** The schemas of all collections, for the build, `npm run lint:content` and the content editor. */
import { type Language, LANGUAGES } from '#lib/language.ts';
import * as z from 'zod';
import type { CollectionName } from './collections.ts';
import { bioLinksSchema } from '#features/about/bio-link.ts';
import type { ContentImage } from '#lib/content/fields.ts';
import { closingSchema } from '#features/closing/closing.schema.ts';
import { episodeSchema } from '#features/podcast/episode.schema.ts';
import { faqSchema } from '#features/faqs/faq.schema.ts';
import { crisisWordsSchema } from '#features/safety/crisis-words.schema.ts';
import { guideSchema } from '#features/guides/guide.schema.ts';
import { issueSchema } from '#features/newsletter/issue.schema.ts';
import { jobSchema } from '#features/jobs/job.schema.ts';
import { legalSchema, noticeSchema } from '#features/legal/legal.schema.ts';
import { letterSchema } from '#features/booking/letters.schema.ts';
import { lawPackSchema } from '#features/legal/law-pack.ts';
import {
  detoxSchema,
  matchingSchema,
  ritualSchema,
} from '#features/questionnaire/questionnaire.schema.ts';
import { pressMentionsSchema } from '#features/about/press-mention.ts';
import { footerColumnSchema, menuSchema } from '#features/site/menu.schema.ts';
import { offerSchema } from '#features/fees/offer.schema.ts';
import { pageSchema } from '#page-kinds';
import { policySchema } from '#features/legal/policy.ts';
import { categorySchema, postSchema } from '#features/blog/post.schema.ts';
import { pressSchema } from '#features/about/press-logo.ts';
import { quizSchema, translatedQuizSchema } from '#features/quiz/quiz.schema.ts';
import { safetySchema } from '#features/safety/safety.schema.ts';
import { programSchema, serviceSchema } from '#features/services/service.schema.ts';
import { slotRulesSchema } from '#features/booking/slot-rules.schema.ts';
import { therapistSchema } from '#features/people/therapist.schema.ts';

/** Collections with images get Astro's image field. */
const translatedQuizzes = Object.fromEntries(
  LANGUAGES.map((language) => [`quiz-${language}`, () => translatedQuizSchema]),
) as Record<`quiz-${Language}`, () => typeof translatedQuizSchema>;

export const contentSchemas = {
  pages: pageSchema,
  services: () => serviceSchema,
  programs: () => programSchema,
  therapists: therapistSchema,
  posts: postSchema,
  categories: categorySchema,
  legal: () => legalSchema,
  notices: () => noticeSchema,
  jobs: () => jobSchema,
  issues: () => issueSchema,
  media: () => pressMentionsSchema,
  links: () => bioLinksSchema,
  episodes: () => episodeSchema,
  guides: () => guideSchema,
  quizzes: () => quizSchema,
  ...translatedQuizzes,
  faqs: () => faqSchema,
  prices: () => offerSchema,
  policies: () => policySchema,
  matching: () => matchingSchema,
  detox: () => detoxSchema,
  ritual: () => ritualSchema,
  press: () => pressSchema,
  menu: () => menuSchema,
  footer: () => footerColumnSchema,
  safety: () => safetySchema,
  'crisis-words': () => crisisWordsSchema,
  slots: () => slotRulesSchema,
  closing: closingSchema,
  letters: () => letterSchema,
  laws: () => lawPackSchema,
} as const satisfies Record<CollectionName, (image: () => z.ZodType<ContentImage>) => z.ZodType>;

/** For validation without loading images. */
const picturePath = (): z.ZodType<ContentImage> =>
  z
    .string('write where the picture is, for example: ../images/spaces.svg')
    .regex(/^\.{1,2}\/\S/, 'write where the picture is, for example: ../images/spaces.svg')
    .transform((src) => ({ src, width: 1, height: 1, format: src.split('.').at(-1) ?? '' }));

/** Between the sentences of `unknownField`. */
const SENTENCES = /\. (?=")/;

/** A field, and a sentence with what is wrong and what is right. */
export interface Complaint {
  path: readonly (string | number)[];
  message: string;
}

/** Dates in `data` are strings. */
export function complaintsAbout(name: keyof typeof contentSchemas, data: unknown): Complaint[] {
  const { error } = contentSchemas[name](picturePath).safeParse(data);
  return (error?.issues ?? []).flatMap((issue): Complaint[] => {
    const path = issue.path.map((key) => (typeof key === 'number' ? key : String(key)));
    if (issue.code !== 'unrecognized_keys') return [{ path, message: issue.message }];
    // One sentence per unknown field (`unknown-field.ts`).
    const sentences = issue.message.split(SENTENCES);
    return issue.keys.map((key, at) => ({ path: [...path, key], message: sentences[at] ?? '' }));
  });
}

/** With the schema's defaults; `undefined` if it has mistakes. */
export const withDefaults = (name: keyof typeof contentSchemas, data: unknown): unknown =>
  contentSchemas[name](picturePath).safeParse(data).data;
