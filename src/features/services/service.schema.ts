/** A service or program: its card on the home page (R118, R323) and its page. */
import * as z from 'zod';
import { aboutPage } from '#lib/content/about-page.ts';
import { formats } from '#features/people/therapist.schema.ts';
import { closing } from '#features/closing/closing.schema.ts';
import { color, drawing, href, text } from '#lib/content/fields.ts';
import { note, quote } from '#lib/content/stories.ts';
import { serviceSection } from './service-section.schema.ts';

/** Facts that no other file knows. */
const facts = z
  .strictObject({
    price: text('Lunch and the follow-up session are in it', 100)
      .optional()
      .describe('Small, under the price'),
    length: text('50 minutes, weekly at first', 80).optional().describe('How long, how often'),
    where: text('Our office, yours alone that weekend', 80).optional(),
    after: text('A follow-up session two weeks later', 80)
      .optional()
      .describe('What comes after; stands instead of how it is paid'),
    first: text('A free call with each of you', 80).optional().describe('The first step'),
  })
  .describe('Facts beside the first paragraph, where they differ from the usual ones');

/** What stands beside the form of the Reset. */
export const resetRequest = {
  title: text('Save six sessions', 60),
  lede: text('Three short steps. Nothing is charged and nothing is fixed by it.', 240),
  next: z.array(text('You send this. It takes a minute.', 140)).min(2),
};

/** On the page that requests this program (R259). */
const resetForm = z.strictObject({
  ...resetRequest,
  button: text('Start here', 40).describe('At the top of the page; leads to the form'),
});

const SUBTITLE = 'Couples counseling for the stuck and the distant';
const SUMMARY = 'You share a mortgage, a dog and a calendar.';
const CTA_TEXT = 'Find each other again';

const service = {
  ...aboutPage,
  heading: text('When you live together and miss each other', 80).describe(
    'Heading of its own page',
  ),
  subtitle: text(SUBTITLE, 80)
    .optional()
    .describe('On its card; below the heading of a page that has no lede'),
  serviceType: text('Couples therapy and marriage counseling', 60)
    .optional()
    .describe('What people call it when they search for it'),
  lede: text('Couples therapy in Springfield, and online, when you feel stuck.', 160)
    .optional()
    .describe(
      'Below the heading; begins with what people search for, and where. Without it, that and the subtitle',
    ),
  summary: text(SUMMARY, 200).optional().describe('On its card: two or three sentences'),
  ctaText: text(CTA_TEXT, 40).optional().describe('On its card of the home page'),
  icon: drawing.describe('Thread drawing'),
  object: drawing.optional().describe('Drawing beside the heading; without it, the thread drawing'),
  quote: quote.optional(),
  note: note.optional(),
  textNote: note.optional().describe('A second remark, beside the text further down'),
  facts: facts.optional(),
  closing,
  section: serviceSection.optional(),
  color: color.describe('iconColor and ctaColor follow from it'),
  order: z.number('write a number; low numbers come first').int(),
  delay: z
    .union(
      ([0, 100, 200, 300, 400] as const).map((ms) => z.literal(ms)),
      'write 0, 100, 200, 300 or 400',
    )
    .default(0)
    .describe('Milliseconds by which the drawing of its card comes later (R323, D51)'),
  formats: formats.describe('Where it takes place'),
  offer: text('therapy-sessions', 40)
    .optional()
    .describe('Name in prices.yaml; without it the default price of its kind is shown'),
  asks: text('couples-therapy', 40)
    .optional()
    .describe(
      'Answer to “What brings you here?” for whoever books from this page; its name in services of site.config.ts',
    ),
  listed: z
    .boolean()
    .default(true)
    .describe('false: a page of its own, not one of the cards of the home page'),
  program: z.boolean().default(false).describe('Also listed among the programs'),
  people: z
    .array(text('kim', 60))
    .min(1, 'name one to five therapists by their file names, for example: [kim, alex]')
    .max(5, 'name one to five therapists by their file names, for example: [kim, alex]')
    .describe('Whom to ask for: named at the top of the page, with free times further down'),
  faqs: z.array(text('insurance', 60)).default([]).describe('Answers by their file names'),
  booking: resetForm.optional().describe('The form that requests it'),
  sameAs: z.array(href).default([]).describe('Other addresses search engines may know it by'),
  crisis: z.boolean().default(false).describe('Show the help lines first'),
  quickExit: z
    .boolean()
    .default(false)
    .describe('Offer a quick way out of the page, as on the one with the help lines'),
};

/** Without what only cards of the home page have, and what decides about cards: each program has one on its list. */
const { ctaText: _text, delay: _delay, listed: _listed, program: _program, ...program } = service;

/** Reports each text that is missing although the page or its card shows it. */
function checkPage(
  page: z.infer<z.ZodObject<typeof program>> & { ctaText?: string | undefined },
  { card, home }: { card: boolean; home: boolean },
  { addIssue }: Pick<z.RefinementCtx, 'addIssue'>,
): void {
  const shown = [
    ['subtitle', SUBTITLE, card || page.lede === undefined],
    ['summary', SUMMARY, card],
    ['ctaText', CTA_TEXT, home],
  ] as const;
  const where = card ? 'its card shows it' : 'a page without a lede shows it';
  for (const [name, example, isShown] of shown)
    if (isShown && page[name] === undefined) {
      const message = `write a text here, ${where}, for example: ${JSON.stringify(example)}`;
      addIssue({ code: 'custom', path: [name], message });
    }
}

/** The file name is the path. */
export const serviceSchema = z.strictObject(service).superRefine((page, context) => {
  checkPage(page, { card: page.listed || page.program, home: page.listed }, context);
});

/** The file name is the path. */
export const programSchema = z.strictObject(program).superRefine((page, context) => {
  checkPage(page, { card: true, home: false }, context);
});

export type Service = z.infer<typeof serviceSchema>;
export type Program = z.infer<typeof programSchema>;
