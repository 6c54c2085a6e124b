import * as z from 'zod';
import { color, text } from '#lib/content/fields.ts';
import { firstNameOf } from '#lib/first-name.ts';
import { byLanguage, ENGLISH_NAMES } from '#lib/language.ts';
import { formats } from '#features/people/therapist.schema.ts';
import { asked, ownText, saidAt, type Context } from './asked.ts';
import { suggestedIn } from './suggested.ts';
import { list, number } from './typed.ts';
import { slug } from './slug.ts';

export const id = z
  .string('write a short name in lower case, for example: "kim"')
  .regex(/^[a-z][a-z0-9-]*$/, 'write lower case letters, digits and hyphens, for example: "kim"');
export const dollars = z
  .number('write whole dollars without a sign, for example: 150')
  .int()
  .positive();

const COLORS = ['teal', 'tan', 'sage', 'blue'] as const;
const ownColor = asked(color.clone(), { derive: ({ at }) => COLORS[at % COLORS.length] });
const first = (context: Context): string => firstNameOf(ownText(context, 'name'));
const offersOf = ({ said }: Context): readonly { id: string; title: string }[] =>
  (said['offers'] ?? []) as { id: string; title: string }[];

export const offer = z.strictObject({
  title: asked(text('Couples Therapy', 60), {
    ask: ({ at }) => `Service ${at + 1}: name`,
    example: 'Couples Therapy',
  }),
  id: asked(id.clone(), {
    ask: 'End of its address',
    initial: (context) => slug(ownText(context, 'title')),
  }),
  heading: asked(text('When you live together and miss each other', 80), {
    ask: 'A heading for its page',
    example: 'When you talk and nobody hears it',
  }),
  subtitle: asked(text('Couples counseling for the stuck and the distant', 80), {
    ask: 'What it is, in one line',
    example: 'For couples who are stuck',
  }),
  summary: asked(text('You share a mortgage, a dog and a calendar.', 200), {
    ask: 'One or two sentences for its card',
    example: 'You love each other and argue.',
  }),
  ctaText: asked(text('Find each other again', 40), {
    ask: 'Words of the link to it',
    initial: (context) => suggestedIn(context).ctaText(ownText(context, 'title')).slice(0, 40),
  }),
  names: z
    .strictObject(
      byLanguage((language) =>
        text('Terapia de pareja', 60)
          .optional()
          .describe(`What the contact form calls it on pages in ${ENGLISH_NAMES[language]}`),
      ),
    )
    .optional()
    .describe('What the contact form calls it in languages that you do not write first'),
  color: ownColor,
  about: text('Couples come to us when …', 8000).optional().describe('Text of the page'),
});

const supervisor = z.strictObject({
  name: asked(text('Dr. Alex Rowan', 60), { ask: 'Supervisor: name', example: 'Dr. Alex Rowan' }),
  credentials: asked(text('PhD, LMFT', 60), {
    ask: 'Supervisor: credentials',
    example: 'PhD, LMFT',
  }),
  license: asked(text('C1234', 40), { ask: 'Supervisor: license number', example: 'C1234' }),
  since: asked(text('March 2025', 40), { ask: 'Supervisor: since', example: 'March 2025' }),
});

export const person = z.strictObject({
  name: asked(text('Kim Alder', 60), {
    ask: ({ at }) => `Person ${at + 1}: name`,
    example: 'Kim Alder',
  }),
  id: asked(id.clone(), {
    derive: (context) => {
      const others = (context.said['people'] ?? []) as { id: string }[];
      const short = slug(first(context));
      return others.some((one) => one.id === short) ? slug(ownText(context, 'name')) : short;
    },
  }),
  leads: asked(z.boolean('write true or false').default(false), {
    ask: (context) => `Does ${first(context)} lead the practice?`,
    yes: ({ at }) => at === 0,
  }),
  role: asked(text('Founder', 60).optional(), {
    ask: 'Title inside the practice, if any',
    example: 'Founder',
  }),
  credentials: asked(text('LMFT', 60), { ask: 'Credentials', example: 'LMFT' }),
  pronouns: asked(text('she/her', 20).optional(), {
    ask: 'Pronouns, if shown',
    example: 'she/her',
  }),
  oneLiner: asked(text('Fluent in in-laws.', 80), {
    ask: 'One line for the card',
    example: 'Fluent in in-laws.',
  }),
  funFact: asked(text('Undefeated at carrom since 2009.', 120), {
    ask: 'A fun fact',
    example: 'Bakes at five in the morning.',
  }),
  specialties: asked(z.array(text('In-laws and boundaries', 60)).min(1, 'name at least one'), {
    ask: 'Works with (with commas between)',
    example: 'New parents, In-laws',
    read: list,
  }),
  offers: asked(
    z.array(id).min(1, 'name at least one').optional().describe('Services by id; all without it'),
    {
      ask: 'Which of the services (with commas between; nothing: all)',
      example: 'Couples Therapy',
      read: (typed, context) =>
        list(typed).map(
          (one) =>
            offersOf(context).find(({ title }) => title.toLowerCase() === one.toLowerCase())?.id ??
            slug(one),
        ),
      check: (answer, context) => {
        const known = offersOf(context);
        const missing = (answer as string[]).find((one) => !known.some((of) => of.id === one));
        return (
          missing &&
          `there is no “${missing}”; write one of: ${known.map(({ title }) => title).join(', ')}`
        );
      },
    },
  ),
  formats: asked(formats.unwrap().optional(), {
    ask: 'Where (in person, online; nothing: wherever the practice is)',
    example: 'online',
    read: (typed) => list(typed.toLowerCase()),
  }),
  languages: asked(z.array(text('Spanish', 30)), {
    ask: 'Languages (with commas between)',
    initial: (context) => suggestedIn(context).languages.join(', '),
    read: list,
  }),
  accepting: asked(z.boolean('write true or false').default(true), {
    ask: (context) => `Does ${first(context)} take new people now? No shows “Waitlist”`,
  }),
  fee: asked(dollars.clone().optional().describe('Own fee; without it, the fee of the practice'), {
    ask: 'Own fee of a session, $ (nothing: as the practice)',
    example: '170',
    read: number,
  }),
  slidingFrom: asked(dollars.clone().optional().describe('Lowest fee with flexible pricing'), {
    ask: 'Lowest fee with flexible pricing, $ (nothing: none)',
    example: '110',
    read: number,
  }),
  license: asked(text('C1234', 40).describe('License number'), {
    ask: (context) => `License number in ${saidAt(context, 'place.state')}`,
    example: 'C1234',
  }),
  lookup: asked(
    z.url('write where the license can be checked, for example: "https://example.gov/"'),
    { ask: 'Where the license can be checked', example: 'https://example.gov/' },
  ),
  supervisor: asked(supervisor.optional(), {
    ask: (context) => `Does ${first(context)} work under supervision?`,
    yes: () => false,
  }),
  color: ownColor,
  portrait: text('portraits/kim.jpg', 200)
    .optional()
    .describe('A picture, seen from the answers file; a drawn placeholder without it'),
  about: text('Kim works with couples who …', 4000).optional().describe('Text of the profile'),
});
