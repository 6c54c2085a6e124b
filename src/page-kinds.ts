/** Kinds of sections, and the pages made of them. A new kind needs a schema in its feature, its name here, a component, and a line in `Sections.astro`. */
import * as z from 'zod';
import { bookingSections } from '#features/booking/sections.schema.ts';
import { entries, files, sitemap } from '#features/site/entries.schema.ts';
import { head } from '#lib/content/head.schema.ts';
import { lists } from '#features/site/lists.schema.ts';
import { ownWords, quote, stories } from '#lib/content/stories.ts';
import { toolSections } from '#features/tools/sections.schema.ts';
import { frameProblem } from '#features/consent/embeds.ts';
import { closing } from '#features/closing/closing.schema.ts';
import { aboutPage } from '#lib/content/about-page.ts';
import { color, focus, link, oneOf, text, type ContentImage } from '#lib/content/fields.ts';

type ImageField = z.ZodType<ContentImage>;

const title = text('How It Works', 80).describe('Heading of the section');
const lede = text('Three steps, in plain words.', 240).describe(
  'One or two sentences under the heading',
);
const passage = oneOf(['tangle', 'twist', 'knot'])
  .optional()
  .describe('Drawing of two threads across the section');

const hero = z.strictObject({
  kind: z.literal('hero'),
  before: text('Hang up your', 60).describe('Heading, up to the tangled word, or all of it'),
  tangled: text('coat', 12).optional().describe('The one word the threads wind around, if any'),
  after: text('and sit down.', 40).optional().describe('Heading, after the tangled word'),
  lede,
  cta: link,
  more: link.describe('Quieter link beside the button'),
  scene: text('Two armchairs, back to back.').describe(
    'What the drawing shows, for those who cannot see it',
  ),
});

const press = z.strictObject({ kind: z.literal('press'), title });

const services = z.strictObject({
  kind: z.literal('services'),
  title,
  lede,
  cta: link.optional(),
  note: text('Not sure? Ask us.', 120).optional(),
});

const steps = z.strictObject({
  kind: z.literal('steps'),
  title,
  lede,
  steps: z
    .array(
      z.strictObject({
        title: text('Get Matched', 60),
        text: text('We pair you with the therapist who fits.', 200),
      }),
    )
    .length(3, 'write exactly three steps; the drawing has three'),
  cta: link,
  note: text('The first call is a quick fit-finder, not a therapy session.', 160),
});

const banners = (image: ImageField) =>
  z.strictObject({
    kind: z.literal('banners'),
    banners: z
      .array(
        z.strictObject({
          title: text('Our Peaceful Spaces', 60),
          text: text('Two seats, no sides.', 160),
          color,
          image,
          alt: text('A calm room with a blue sofa.').describe('What the picture shows'),
          focus,
        }),
      )
      .length(2, 'write exactly two banners; they stand side by side'),
  });

const reviews = z.strictObject({
  kind: z.literal('reviews'),
  title,
  passage,
  quotes: z
    .array(
      z.strictObject({
        text: text('A real review would go here.', 200),
        sample: z.literal(
          true,
          'invented reviews must say "sample: true"; real ones belong in the live widget',
        ),
      }),
    )
    .max(1, 'keep one sample at most; real reviews come with the live widget')
    .default([]),
  ours: ownWords.optional(),
  live: z.strictObject({
    button: text('Show live Google reviews', 60),
    note: text('Loads from a third party, so we ask first.', 200),
    src: z
      .url(
        'write the address of the reviews widget, for example: "https://widget.example.com/embed"',
      )
      .superRefine((address, { addIssue }) => {
        const problem = URL.canParse(address) ? frameProblem(address) : undefined;
        if (problem) addIssue({ code: 'custom', message: problem });
      })
      .describe('Its address; the cookie texts name its host'),
  }),
});

const newsletter = (image: ImageField) =>
  z.strictObject({
    kind: z.literal('newsletter'),
    title,
    lede,
    cta: link,
    links: z.array(link).max(4, 'at most four links fit under the button'),
    image,
    alt: text('Two threads drip into a mug.'),
  });

const signup = z.strictObject({
  kind: z.literal('signup'),
  title,
  lede,
  formTitle: text('One small cup a week', 60),
  button: text('Sign me up', 30).describe('On the button that sends the form'),
  archive: link.describe('Where past issues can be read first'),
});

const stats = (image: ImageField) =>
  z.strictObject({
    kind: z.literal('stats'),
    title,
    couples: z
      .array(z.strictObject({ image, alt: text('Illustrated couple in their sixties, laughing.') }))
      .length(4, 'write exactly four portraits; they form one frieze'),
    stats: z
      .array(
        z.strictObject({
          value: text('4.9', 6),
          description: text('Google Rating', 60),
          google: z.boolean().default(false).describe('Show the Google icon'),
          source: text('Google Business Profile, November 2026', 120).describe(
            'Where the number comes from, and when',
          ),
        }),
      )
      .min(1, 'write at least one number'),
  });

const team = z.strictObject({ kind: z.literal('team'), title, lede });

const contact = (image: ImageField) =>
  z.strictObject({
    kind: z.literal('contact'),
    title,
    passage,
    benefits: z
      .array(
        z.strictObject({
          icon: oneOf(['two-ways', 'one-thread', 'many-times']),
          title: text('Flexible scheduling', 60),
          text: text('Early mornings, evenings and weekend slots.', 120),
        }),
      )
      .length(3, 'write exactly three benefits'),
    host: z.strictObject({
      name: text('Kim Alder', 60),
      role: text('Director of Client Experience', 60),
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

const reset = (image: ImageField) =>
  z.strictObject({
    kind: z.literal('reset'),
    title,
    lede,
    offer: text('first-session', 40).describe('Name in prices.yaml whose price is shown'),
    facts: z.array(
      z.strictObject({ term: text('Commitment', 40), text: text('Zero Long-Term Lock-In', 80) }),
    ),
    cta: link,
    video: z.strictObject({
      id: text('aqz-KE-bpKQ', 20).describe('Id of the video at the video host'),
      title: text('Our program in two minutes', 80),
      length: text('1:42', 8),
      poster: image,
      note: text('Nothing loads until you press play.', 160),
    }),
  });

const office = (image: ImageField) =>
  z.strictObject({
    kind: z.literal('office'),
    title,
    image,
    alt: text('Illustrated street map with the office marked by a knot.'),
    focus,
    passage,
    color: color.optional(),
  });

const body = z
  .strictObject({
    kind: z.literal('body'),
    columns: z.boolean().default(false).describe('true: short chapters side by side'),
    color: color.optional().describe('A tinted ground'),
    quote: quote.optional().describe('What a colleague says, beside the text'),
  })
  .describe('The text below the front matter');

const cards = z.strictObject({
  kind: z.literal('cards'),
  title,
  cards: z
    .array(
      z.strictObject({
        title: text('The First Call', 60),
        text: text('Fifteen minutes, no charge.', 200),
        href: link.shape.href,
      }),
    )
    .min(2, 'write at least two cards; for one, use a link in the text'),
});

const guides = z.strictObject({ kind: z.literal('guides') }).describe('Cards of all guides');

const visit = z
  .strictObject({ kind: z.literal('visit'), title })
  .describe('What this visit sent to other companies, listed on the device');

const quiz = z
  .strictObject({ kind: z.literal('quiz') })
  .describe('The quiz; its words are in content/quizzes');

const quizResult = z
  .strictObject({ kind: z.literal('quiz-result'), title, lede })
  .describe('What the server fills in for visitors without JavaScript');

const urgent = z
  .strictObject({
    kind: z.literal('urgent'),
    short: z.boolean().default(false).describe('One line, where something else has the page'),
    title: title.optional().describe('The heading of the page; it then needs no head'),
    lede: lede.optional(),
  })
  .describe('Help lines for an emergency; the page also gets its way to leave at once');

const safer = z
  .strictObject({ kind: z.literal('safer') })
  .describe('How to leave fewer traces; its words are in content/safety.yaml');

/** `image` is Astro's image field builder. */
export function sectionSchema(image: () => ImageField) {
  const kinds = [
    hero,
    press,
    services,
    steps,
    banners(image()),
    reviews,
    newsletter(image()),
    signup,
    stats(image()),
    team,
    contact(image()),
    ...bookingSections(image()),
    reset(image()),
    office(image()),
    head(image()),
    body,
    cards,
    entries,
    files(image()),
    sitemap,
    guides,
    quiz,
    quizResult,
    urgent,
    safer,
    visit,
    ...lists,
    ...stories(image),
    ...toolSections,
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

/** The front matter of a page: what it says about itself, and its sections. */
export function pageSchema(image: Parameters<typeof sectionSchema>[0]) {
  return z.strictObject({
    ...aboutPage,
    fullTitle: text('Home - Couples Therapy in Springfield', 80)
      .optional()
      .describe('The browser tab’s whole text, where it must not end with the brand'),
    banner: z
      .strictObject({
        text: text('Rough patch, or just a rough Tuesday?', 80),
        link: text('Take quiz', 30),
      })
      .optional()
      .describe('The strip above the header that leads to the quiz'),
    parent: link
      .optional()
      .describe('The page above this one, in the path over the heading: its name and address'),
    closing,
    sections: z
      .array(sectionSchema(image))
      .min(1, 'a page needs at least one section, for example: "- kind: body"'),
  });
}
