/** The schemas of all collections, for the build and `npm run lint:content`. */
import * as z from 'zod';
import { bioLinksSchema } from './bio-link.ts';
import { campaignSchema } from './campaign.ts';
import type { ContentImage } from './fields.ts';
import { closingSchema } from './closing-cta.ts';
import { detoxSchema } from '../tools/detox.ts';
import { episodeSchema } from '../podcast/episode.ts';
import { faqSchema } from './faq.ts';
import { crisisWordsSchema } from '../search/crisis-words-schema.ts';
import { guideSchema } from '../practice/guide.ts';
import { issueSchema } from './newsletter-issue.ts';
import { jobSchema } from './job.ts';
import { legalSchema, noticeSchema } from './legal.ts';
import { letterSchema } from '../forms/letter.ts';
import { lawPackSchema } from '../practice/law-pack.ts';
import { matchingSchema } from '../tools/therapist-match.ts';
import { pressMentionsSchema } from './press-mention.ts';
import { footerColumnSchema, menuSchema } from './menu.ts';
import { offerSchema } from '../practice/offer.ts';
import { pageSchema } from './page.ts';
import { policySchema } from '../practice/policy.ts';
import { categorySchema, postSchema } from '../blog/post.ts';
import { pressSchema } from './press-logo.ts';
import { quizSchema } from '../quiz/content.ts';
import { ritualSchema } from '../tools/ritual.ts';
import { safetySchema } from './safer-browsing.ts';
import { programSchema, serviceSchema } from './service.ts';
import { slotRulesSchema } from '../booking/slot-rules-schema.ts';
import { therapistSchema } from '../practice/therapist.ts';

/** Collections with images get Astro's image field. */
export const contentSchemas = {
  pages: pageSchema,
  services: () => serviceSchema,
  programs: () => programSchema,
  therapists: therapistSchema,
  posts: postSchema,
  categories: categorySchema,
  legal: () => legalSchema,
  notices: () => noticeSchema,
  campaigns: () => campaignSchema,
  jobs: () => jobSchema,
  issues: () => issueSchema,
  media: () => pressMentionsSchema,
  links: () => bioLinksSchema,
  episodes: () => episodeSchema,
  guides: () => guideSchema,
  quizzes: () => quizSchema,
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
} as const;

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
