import * as z from 'zod';
import { text } from '#lib/content/fields.ts';
import { SOCIAL_ICONS } from '#features/site/social.ts';
import { asked, type Context, ownText, saidAt } from './asked.ts';
import { suggestedIn } from './suggested.ts';
import { number } from './typed.ts';

const team = ({ said }: Context): readonly { name: string; role?: string; credentials: string }[] =>
  (said['people'] ?? []) as { name: string; credentials: string }[];

export const about = z
  .strictObject({
    title: asked(text('How we began', 60), {
      ask: 'About page: heading',
      initial: (context) => suggestedIn(context).aboutTitle,
    }),
    text: asked(text('It began with one room and a borrowed table.', 600), {
      ask: 'About page: how the practice began, in a few sentences',
      example: 'It began with one room and a borrowed table.',
    }),
  })
  .optional();

export const newsletter = z.strictObject({
  name: asked(text('Notes from Alder & Rowan', 40).describe('Its address comes from the name'), {
    ask: 'Newsletter: name',
    initial: (context) =>
      suggestedIn(context).newsletter.name(saidAt(context, 'name')).slice(0, 40).trim(),
  }),
  promise: asked(text('one short email a week', 80).describe('Ends the sentence “… is …”'), {
    ask: 'Newsletter: what people get',
    initial: (context) => suggestedIn(context).newsletter.promise,
  }),
  button: asked(text('Sign me up', 30), {
    ask: 'Newsletter: words of the button',
    initial: (context) => suggestedIn(context).newsletter.button,
  }),
});
export const freeCall = z.strictObject({
  name: asked(text('First Call', 30), {
    ask: 'What you call it',
    initial: (context) => suggestedIn(context).callName,
  }),
  withArticle: asked(text('a First Call', 34), {
    derive: (context) => suggestedIn(context).withArticle(ownText(context, 'name')),
  }),
  minutes: asked(z.number('write minutes, for example: 15').int().min(5).max(60), {
    ask: 'How many minutes it takes',
    initial: () => '15',
    read: number,
  }),
  replyHours: asked(
    z
      .number('write business hours, for example: 24; 24 are one business day')
      .int('write whole hours')
      .min(1, 'at least one hour')
      .max(240, 'at most 240, ten business days'),
    {
      ask: 'Within how many business hours you reply; 24 are a business day',
      initial: () => '24',
      read: number,
    },
  ),
});

export const frontDesk = z.strictObject({
  name: asked(text('Kim Alder', 60), {
    ask: 'Who answers the phone',
    initial: (context) => team(context)[0]?.name ?? '',
  }),
  role: asked(text('Director of Client Experience', 60), {
    ask: 'Their role',
    initial: (context) => {
      const known = team(context).find(({ name }) => name === ownText(context, 'name'));
      return known ? (known.role ?? known.credentials) : suggestedIn(context).hostRole;
    },
  }),
  quote: asked(text('I answer the phone here.', 120), {
    ask: 'What they say to people who call',
    initial: (context) => suggestedIn(context).hostQuote,
  }),
});

export const social = z.strictObject({
  name: text('Instagram', 30),
  href: z.url('write whole addresses, for example: https://www.instagram.com/alder'),
  icon: z.enum(SOCIAL_ICONS, `write one of: ${SOCIAL_ICONS.join(', ')}`),
});
