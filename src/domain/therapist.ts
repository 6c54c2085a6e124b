/** A therapist: card, menu entry and profile (R283–R292, D11, D44). */
import * as z from 'zod';
import { aboutPage } from './page.ts';
import { color, oneOf, words } from './words.ts';

const FORMATS = ['in person', 'online'] as const;
/** Where sessions take place; both unless said otherwise. */
export const formats = z
  .array(oneOf(FORMATS))
  .min(1, 'name at least one')
  .default([...FORMATS]);

/** Schema of `content/therapists/*.md`; the file name is the id, a first name in lower case. */
export function therapistSchema(
  image: () => z.ZodType<{ src: string; width: number; height: number; format: string }>,
) {
  return z
    .strictObject({
      name: words('Priya Marigold', 60),
      credentials: words('LMFT', 60).optional(),
      role: words('Clinical Director', 60).optional().describe('Title inside the practice, if any'),
      oneLiner: words('Fluent in in-laws.', 80),
      funFact: words('Undefeated at carrom since 2009.', 120),
      isAcceptingClients: z.boolean('write true or false'),
      image: image(),
      color,
      group: oneOf(['leadership', 'therapists']).describe('Where the name stands in the menu'),
      order: z.number('write a number; low numbers come first').int(),
      listed: z
        .boolean()
        .default(true)
        .describe('false: in the menu only, not on the team page or in the carousel'),
      supervisor: z
        .strictObject({
          name: words('Dr. Odessa Bluestem', 60),
          credentials: words('PhD, LMFT-S', 60),
          license: words('SAMPLE-00001', 40),
          since: words('March 2025', 40),
        })
        .optional()
        .describe('Required by Texas law for associates; shown beside the name everywhere'),
      license: z
        .strictObject({
          number: words('SAMPLE-00001', 40),
          state: words('Texas', 30),
          lookup: z.url(),
        })
        .optional(),
      specialties: z.array(words('In-laws and boundaries', 60)).default([]),
      modalities: z.array(words('Emotionally Focused Therapy', 60)).default([]),
      formats,
      languages: z.array(words('Spanish', 30)).default(['English']),
      pronouns: words('she/her', 20).optional(),
      description: aboutPage.description.optional(),
    })
    .refine((person) => !/\bassociate$/i.test(person.credentials ?? '') || person.supervisor, {
      path: ['supervisor'],
      error:
        'an associate’s name must be followed by the supervisor (22 TAC 801.43); add for example: supervisor: { name: "Dr. Odessa Bluestem", credentials: "PhD, LMFT-S", license: "SAMPLE-00001", since: "March 2025" }',
    });
}

export type Therapist = z.infer<ReturnType<typeof therapistSchema>>;

/** Browser title of a profile: name and credential, or the fallback when there is none (R094, D11). */
export function profileTitle({
  name,
  credentials,
}: Pick<Therapist, 'name' | 'credentials'>): string {
  return credentials ? `${name}, ${credentials}` : 'Therapist Profile';
}

/** `Supervised by Dr. Odessa Bluestem` for associates, else nothing (D44). */
export function supervision({ supervisor }: Pick<Therapist, 'supervisor'>): string | undefined {
  return supervisor && `Supervised by ${supervisor.name}`;
}

/** Badge of a card: short on cards, longer on the desktop slider (R285, R286). */
export function availability(accepting: boolean): { short: string; long: string } {
  return accepting
    ? { short: 'Accepting', long: 'Accepting Clients' }
    : { short: 'Waitlist', long: 'Waitlist Available' };
}
