/** Sections of the booking page and of the pages after a form. */
import * as z from 'zod';
import { drawing, link, text } from '#lib/content/fields.ts';
import { type ImageField, passage, title } from '#lib/content/section-fields.ts';

const step = z.strictObject({
  title: text('Pick a time and send this.', 80),
  text: text('It takes a minute or two.', 160),
});

export const steps = z
  .array(step)
  .length(3, 'write exactly three steps; the thread has three')
  .describe('What happens next');

const notes = z
  .array(
    z.strictObject({
      title: text('After the call', 60),
      text: text('If it fits, we book a first session.', 400),
      links: z.array(link).max(4, 'at most four links fit in a row').default([]),
    }),
  )
  .default([])
  .describe('Short texts at the end');

const contact = (image: ImageField) =>
  z.strictObject({
    kind: z.literal('contact'),
    title,
    passage,
    benefits: z
      .array(
        z.strictObject({
          icon: drawing,
          title: text('Flexible scheduling', 60),
          text: text('Early mornings, evenings and weekend slots.', 120),
        }),
      )
      .length(3, 'write exactly three benefits'),
    host: z.strictObject({
      name: text('Kim Alder', 60),
      role: text('Director of Client Experience', 140),
      quote: text('I answer the phone here.', 120),
      image,
    }),
    next: z
      .array(text('You send this. It takes a minute or two.', 140))
      .min(2, 'say at least two things that happen next'),
    formTitle: text('Book Your Free 15-Minute First Call', 80),
    formName: text('Homepage', 60).describe(
      'What the practice reads as the origin of the request (pageName)',
    ),
  });

/** @param image Astro's image field */
export const bookingSections = (image: ImageField) =>
  [
    contact(image),
    z.strictObject({
      kind: z.literal('booking'),
      title: text('Free 15-Minute First Call', 60).describe('The heading of the page'),
      lede: text('Pick a time, Kim calls, and you decide what’s next.', 160),
      host: z.strictObject({
        name: text('Kim Alder', 60),
        role: text('Director of Client Experience', 140),
        quote: text('I answer the phone here.', 120),
        image,
      }),
      steps,
      questions: z.strictObject({
        title: text('Three good questions', 60),
        lede: text('That’s the whole call.', 240),
        items: z.array(step).min(1, 'write at least one question'),
      }),
      notes,
      formTitle: text('Book Your Free 15-Minute First Call', 80).describe('Name of the form'),
      formName: text('First Call', 60).describe(
        'What the practice reads as the origin of the request (pageName)',
      ),
    }),
    z.strictObject({
      kind: z.literal('sent'),
      title: text('Thank you. A human replies soon.', 90).describe('The heading'),
      titleBy: text('A human replies by', 40)
        .optional()
        .describe('The heading where the time of the reply is known, up to that time'),
      lede: text('We have your request.', 200),
      answers: z
        .strictObject({
          person: text('alex', 60).describe('The therapist, by file name'),
          text: text('reads what you sent, and replies.', 90).describe('What follows the name'),
        })
        .optional()
        .describe('Who answers, with their portrait; on the page alone'),
      more: link.optional().describe('A way back at the end, in place of the phone number'),
      drawing: drawing.optional().describe('Thread drawing, in place of the knot'),
      steps,
      booked: z
        .strictObject({
          title: text('You’re on for', 40).describe('The heading, up to the day and time'),
          lede: text('It’s in our calendar.', 200),
          steps,
        })
        .optional()
        .describe('The same after a call was booked'),
      notes,
    }),
  ] as const;
