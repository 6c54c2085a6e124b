/** Collections: loader and schema, nothing else. */
import { defineCollection } from 'astro:content';
import { file, glob } from 'astro/loaders';
import { bioLinksSchema } from '#domain/bio-link.ts';
import { campaignSchema } from '#domain/campaign.ts';
import { closingSchema } from '#domain/closing.ts';
import { detoxSchema } from '#domain/detox.ts';
import { matchingSchema } from '#domain/matching.ts';
import { issueSchema } from '#domain/issue.ts';
import { jobSchema } from '#domain/job.ts';
import { legalSchema, noticeSchema } from '#domain/legal.ts';
import { mediaSchema } from '#domain/media.ts';
import { episodeSchema } from '#domain/episode.ts';
import { guideSchema } from '#domain/guide.ts';
import { faqSchema } from '#domain/faq.ts';
import { footerColumnSchema, menuSchema } from '#domain/menu.ts';
import { offerSchema } from '#domain/offer.ts';
import { pageSchema } from '#domain/page.ts';
import { categorySchema, postSchema } from '#domain/post.ts';
import { pressSchema } from '#domain/press.ts';
import { quizSchema } from '#domain/quiz-content.ts';
import { ritualSchema } from '#domain/ritual.ts';
import { safetySchema } from '#domain/safety.ts';
import { serviceSchema } from '#domain/service.ts';
import { therapistSchema } from '#domain/therapist.ts';

const markdown = (folder: string) => glob({ base: `./src/content/${folder}`, pattern: '**/*.md' });
/** A collection of one file, whose name is the id of its entry. */
const single = (name: string) => glob({ base: './src/content', pattern: `${name}.yaml` });

export const collections = {
  pages: defineCollection({ loader: markdown('pages'), schema: ({ image }) => pageSchema(image) }),
  services: defineCollection({ loader: markdown('services'), schema: serviceSchema }),
  programs: defineCollection({ loader: markdown('programs'), schema: serviceSchema }),
  therapists: defineCollection({
    loader: markdown('therapists'),
    schema: ({ image }) => therapistSchema(image),
  }),
  posts: defineCollection({ loader: markdown('posts'), schema: ({ image }) => postSchema(image) }),
  categories: defineCollection({
    loader: file('./src/content/categories.yaml'),
    schema: ({ image }) => categorySchema(image),
  }),
  legal: defineCollection({ loader: markdown('legal'), schema: legalSchema }),
  notices: defineCollection({ loader: markdown('notices'), schema: noticeSchema }),
  campaigns: defineCollection({ loader: markdown('campaigns'), schema: campaignSchema }),
  jobs: defineCollection({ loader: markdown('jobs'), schema: jobSchema }),
  issues: defineCollection({ loader: markdown('issues'), schema: issueSchema }),
  media: defineCollection({ loader: file('./src/content/media.yaml'), schema: mediaSchema }),
  links: defineCollection({ loader: file('./src/content/links.yaml'), schema: bioLinksSchema }),
  episodes: defineCollection({ loader: markdown('episodes'), schema: episodeSchema }),
  guides: defineCollection({ loader: markdown('guides'), schema: guideSchema }),
  quizzes: defineCollection({
    loader: glob({ base: './src/content/quizzes', pattern: 'relationship-reality-check.yaml' }),
    schema: quizSchema,
  }),
  faqs: defineCollection({ loader: markdown('faqs'), schema: faqSchema }),
  prices: defineCollection({ loader: file('./src/content/prices.yaml'), schema: offerSchema }),
  matching: defineCollection({ loader: single('quizzes/therapy-finder'), schema: matchingSchema }),
  detox: defineCollection({ loader: single('quizzes/digital-detox'), schema: detoxSchema }),
  ritual: defineCollection({ loader: single('tools/ritual-creator'), schema: ritualSchema }),
  press: defineCollection({ loader: file('./src/content/press.yaml'), schema: pressSchema }),
  menu: defineCollection({ loader: file('./src/content/menu.yaml'), schema: menuSchema }),
  footer: defineCollection({
    loader: file('./src/content/footer.yaml'),
    schema: footerColumnSchema,
  }),
  safety: defineCollection({ loader: file('./src/content/safety.yaml'), schema: safetySchema }),
  closing: defineCollection({
    loader: file('./src/content/closing.yaml'),
    schema: ({ image }) => closingSchema(image),
  }),
};
