/** The special section of a service or program, second on its page: one of five kinds. */
import * as z from 'zod';
import { oneOf, text } from '#lib/content/fields.ts';
import { frames } from '#lib/content/stories.ts';

const session = z
  .strictObject({
    kind: z.literal('session'),
    title: text('What a session looks like', 60),
    lede: text('Fifty minutes, in the same order.', 160),
    frames: frames.length(4, 'show exactly four frames; the whole storyboard is at /first-session'),
  })
  .describe('four pictures of a session, and the way to the whole storyboard');

const agenda = z
  .strictObject({
    kind: z.literal('agenda'),
    title: text('Three days, hour by hour', 80),
    note: text('Times move if you need them to.', 240),
    days: z
      .array(
        z.strictObject({
          day: text('Friday', 20),
          title: text('See the pattern', 60),
          hours: z
            .array(
              z.strictObject({
                time: text('1:00 PM', 12),
                what: text('Arrive, coffee', 140),
                how: oneOf(['together', 'apart', 'break']).describe('How the threads run'),
              }),
            )
            .min(1),
        }),
      )
      .min(1),
  })
  .describe('days with hours');

const weeks = z
  .strictObject({
    kind: z.literal('weeks'),
    title: text('The weeks after, in order', 60),
    lede: text('Usually twice in the first week, then weekly.', 160).describe(
      'Sentence beside the heading',
    ),
    steps: z
      .array(
        z.strictObject({
          title: text('Safety and sleep', 40),
          text: text('Where each of you sleeps, and which conversations wait.', 240),
          when: text('The first session', 40).optional().describe('Small, below the text'),
        }),
      )
      .min(3, 'write three or four steps; no more fit side by side')
      .max(4, 'write three or four steps; no more fit side by side'),
  })
  .describe('three or four steps in order');

const sessions = z
  .strictObject({
    kind: z.literal('sessions'),
    title: text('Session by session', 60),
    lede: text('They cross a little closer each time.', 140),
    steps: z
      .array(
        z.strictObject({
          title: text('Untangle', 40),
          text: text('What brought you, and what each of you wants.', 140),
          result: text('one page that names the pattern.', 80).describe('After “You leave with”'),
        }),
      )
      .length(6, 'write exactly six; the drawing has six crossings'),
  })
  .describe('exactly six sessions, with what each is for');

const plan = z
  .strictObject({
    kind: z.literal('plan'),
    title: text('Eight sessions, three ways', 80),
    subjects: z.array(text('Money: who earns, who spends, who worries', 80)).min(1),
  })
  .describe('subjects of the sessions, below the options of the offer');

const kinds = [session, agenda, weeks, sessions, plan] as const;
export const SERVICE_SECTION_KINDS = kinds.map(({ shape }) => shape.kind.value);

export const serviceSection = z
  .discriminatedUnion('kind', kinds, {
    error: `unknown kind of section; write one of: ${SERVICE_SECTION_KINDS.join(', ')}`,
  })
  .describe('Between “Is this you?” and the rest of the text');

export type ServiceSection = z.infer<typeof serviceSection>;
/** Props of its component. */
export type ServiceSectionOf<Kind extends ServiceSection['kind']> = Extract<
  ServiceSection,
  { kind: Kind }
>;
