/**
 * What the facts of the practice mean and how they are written; their values are in `src/site.config.ts`. A new fact is a
 * line in both.
 */
import * as z from 'zod/mini';
import type { ServiceChoices } from '#features/booking/service-choices.ts';
import { TRACKERS, type Tracker, type TrackerId } from '#features/consent/third-parties.ts';
import { COUNTRY_CODES, countryOf, ONLY_HERE } from '#features/country/countries.ts';
import type { Country } from '#features/country/country.ts';
import { PARTS, type Part, type Switches } from '#features/parts/parts.ts';
import type { Podcast } from '#features/podcast/podcast.ts';
import type { CrisisLines, HelpLines } from '#features/safety/help-lines.ts';
import { unknownField } from '#lib/content/unknown-field.ts';
import type { GitHost } from '#lib/http/git-host.ts';
import { DAYS, type Hours } from '#lib/hours.ts';
import type { Office } from '#lib/offices.ts';
import { byLanguage, ENGLISH_NAMES, type Language, LANGUAGES } from '#lib/language.ts';
import { dialed } from '#lib/phone.ts';
import { isZone } from '#lib/zone-time.ts';
import { SOCIAL_ICONS, type SocialLink } from './social.ts';

const matching = (pattern: RegExp, fix: string): z.ZodMiniString =>
  z.string(fix).check(z.regex(pattern, fix));
const text = (example: string): z.ZodMiniString =>
  matching(/\S/, `write a text, for example: '${example}'`);
const orEmpty = (example: string): z.ZodMiniString =>
  z.string(`write a text, for example: '${example}'; '' for none`);
const flag = z.boolean('write true or false');
const oneOf = <const Word extends string>(words: readonly Word[]) =>
  z.enum(words, `write one of: ${words.join(', ')}`);
/** About a group of facts. */
const said =
  (known: readonly string[]) =>
  ({ keys }: { code: string; keys?: unknown }): string =>
    Array.isArray(keys)
      ? unknownField(keys.map(String), known)
      : `write { … } with: ${known.join(', ')}`;
const group = <Shape extends z.core.$ZodShape>(shape: Shape) =>
  z.strictObject(shape, { error: said(Object.keys(shape)) });
const list = <Item extends z.ZodMiniType>(item: Item) =>
  z.readonly(z.array(item, 'write a list in brackets: []'));
const byName = <Item extends z.ZodMiniType>(item: Item) =>
  z.record(
    matching(/^[a-z0-9-]+$/, "name it with small letters and dashes, such as 'first-call'"),
    item,
    "write { … } with a name before each, in small letters and dashes, such as 'first-call'",
  );

const trackerIds = Object.fromEntries(
  Object.entries<Tracker>(TRACKERS).map(([tracker, { exampleId }]) => [
    tracker,
    z.exactOptional(orEmpty(exampleId)),
  ]),
) as Record<TrackerId, z.ZodMiniExactOptional<z.ZodMiniString>>;

const path = matching(/^\/\S*[^/\s]$/, "write the path of a page, for example: '/fees'");
const address = z.url({
  protocol: /^https?$/,
  error: "write a full address, for example: 'https://www.example.org/'",
});
const time = matching(/^(?:[01]\d|2[0-3]):[0-5]\d$/, "write a time, for example: '09:00'");
const hours: z.ZodMiniType<Hours> = group({
  from: oneOf(DAYS),
  to: oneOf(DAYS),
  opens: time,
  closes: time,
  note: z.exactOptional(text('Weekends by appointment')),
});
const partNames = Object.keys(PARTS) as [Part, ...Part[]];
const partName = z.enum(partNames, {
  error: ({ input }) =>
    input === 'spanish'
      ? "write 'translations': the part is called that, since it may be of any language"
      : `write one of: ${partNames.join(', ')}`,
});
const officeIn = ({ region, postalCode }: Country): z.ZodMiniType<Office> =>
  group({
    street: text('100 Example Street'),
    city: text('Salem'),
    region: matching(region.pattern, region.message),
    postalCode: matching(postalCode.pattern, postalCode.message),
    latitude: z.number('write degrees, for example: 44.94').check(z.minimum(-90), z.maximum(90)),
    longitude: z
      .number('write degrees, for example: -123.04')
      .check(z.minimum(-180), z.maximum(180)),
  });
const helpLink = {
  href: z.templateLiteral([z.enum(['tel', 'sms']), ':', z.string()], {
    error: "write what the link dials, for example: 'tel:988' or 'sms:988'",
  }),
  number: text('988'),
  what: text('crisis lifeline'),
};
const who = text('You’re in danger right now');
const helpLine = {
  ...helpLink,
  who: z.exactOptional(who),
  text: z.exactOptional(group(helpLink)),
};
const crisisLine = { ...helpLine, who };
/** Every page with help needs the first three. */
const helpLines: z.ZodMiniType<HelpLines> = z.catchall(
  z.object(
    { emergency: group(helpLine), lifeline: group(helpLine), violence: group(helpLine) },
    { error: said(['emergency', 'lifeline', 'violence']) },
  ),
  group(helpLine),
);
const name = text('National Domestic Violence Hotline');
const oneCrisisLine = group({ ...crisisLine, name: z.exactOptional(name) });
const crisisLines: z.ZodMiniType<CrisisLines> = z.catchall(
  z.object(
    {
      emergency: oneCrisisLine,
      lifeline: oneCrisisLine,
      violence: group({ ...crisisLine, name }),
    },
    { error: said(['emergency', 'lifeline', 'violence']) },
  ),
  oneCrisisLine,
);
const translation = z.exactOptional(
  group({
    tagline: text('Terapia de pareja junto al río'),
    /** What the quick exit opens, as in `quickExit`. */
    quickExit: text('una página del tiempo'),
    /** The notice of a sample; without it, the one in the first language. */
    sampleNotice: z.exactOptional(text('Contenido de muestra.')),
    crisisLines: z.exactOptional(helpLines),
  }),
);
const formId = matching(/^[\da-f-]{36}$/, 'write the id of a form at HubSpot, 36 characters');

const factsSchemaFor = (here: Country) =>
  group({
    /** Whether the content is that of the sample practice, which some of our tests look for. */
    isSample: flag,
    /** Canonical origin, without a trailing slash. */
    url: matching(
      /^https?:\/\/[^/\s]+$/,
      "write where the site is, without a slash at the end, for example: 'https://www.example.org'",
    ),
    /** In which language the practice writes first: of all pages but those below the other one's name (`/es`). English if left out. */
    language: z.exactOptional(oneOf(LANGUAGES)),
    /** Display name; `{brand}` in page titles (D12). */
    name: text('Alder Counseling'),
    /**
     * The name in the register, where it is another one: in the footer’s legal line, on notices and legal pages, in consents
     * and for search engines. Left out if it is the same.
     */
    legalName: z.exactOptional(text('Alder Counseling and Psychotherapy, PLLC')),
    /** Shown in the footer, so that the sample is not mistaken for a practice. Set to '' before going live. */
    sampleNotice: orEmpty('Not live yet.'),
    tagline: text('Couples therapy by the river'),
    description: text('Couples and individual therapy, in the office and online.'),
    /** Help lines, law, money, phone numbers, postal codes, holidays and spelling follow from it (`features/country`). */
    country: z.enum(COUNTRY_CODES, ONLY_HERE),
    /**
     * Which parts the site has besides those that it has content for; what belongs to each is in `features/parts/parts.ts`.
     * `false` leaves out its pages, links, forms and scripts, and its old addresses redirect. Its content may stay.
     */
    parts: group({
      quiz: flag,
      offline: flag,
      staffArea: flag,
      demos: flag,
    }) satisfies z.ZodMiniType<Switches>,
    /** Decides on which day a post appears. */
    timeZone: z
      .string("write a time zone, for example: 'America/Los_Angeles'")
      .check(z.refine(isZone, "there is no such time zone; write one as 'America/Los_Angeles'")),
    founded: z.int('write a year, for example: 2018'),
    /** The state whose license covers online sessions. */
    state: text('Oregon'),
    /** The file in `content/laws` that `npm run lint:content` checks against; 'none' without one. */
    lawPack: text('oregon'),
    areaServed: list(text('Salem')),
    /** Cities for search engines and the service area, nearest first. */
    cities: list(text('Salem')),
    /** As it is shown. What links dial and search engines are told follows from it. */
    phone: matching(here.phone.pattern, here.phone.message),
    email: z.email("write an email address, for example: 'hello@example.org'"),
    /** Where the practice is, with or without an office. */
    city: text('Salem'),
    region: matching(here.region.pattern, here.region.message),
    /** Offices that people come to, the main one first; none if all sessions are online. */
    offices: list(officeIn(here)),
    /** How sessions are paid, as a sentence, after a price, and what people ask about besides money. */
    payment: group({
      text: text('Private pay. Superbills on request.'),
      short: text('private pay'),
      topic: text('superbills'),
    }),
    /** Phone hours, for search engines (R320). */
    phoneHours: hours,
    /** Session hours, shown on the office card (R321). */
    sessionHours: hours,
    /** The free first call. */
    consultation: group({
      minutes: z.int('write minutes, for example: 15').check(z.positive('write at least 1')),
      name: text('First Call'),
      /** Its page: a file of this name in `content/pages`. */
      path,
      /** Within how many business hours somebody replies (R311): all texts and deadlines follow. 24 are a business day. */
      replyHours: z.int('write hours, for example: 24').check(z.positive('write at least 1')),
    }),
    /**
     * What the contact form offers, by the name that is stored with a request: in the first language, and in those that
     * `translations` names.
     */
    services: byName(
      group({
        ...byLanguage(() => z.exactOptional(text('Couples therapy'))),
        part: z.exactOptional(partName),
      }),
    ),
    /** Areas of focus, by the word in `clientFocus` of a person; the team filter offers them. */
    focus: byName(text('New parents')),
    newsletter: group({
      name: text('Our Letters'),
      /** Its archive, a file of this name in `content/pages`, below `/resources`; issues are below it. */
      path,
      /** Ends the sentence “The Clarity Drip is …” */
      promise: text('one short email a week'),
      /** What comes how often, for the consent. */
      often: text('one email a week'),
      button: text('Sign me up'),
      /** Heading of the form below an issue. */
      next: text('The next one'),
    }),
    /**
     * The page that is named wherever someone may be in danger: a file of this name in `content/services`.
     * No tracker runs on it.
     */
    crisisPage: group({ title: text('When It Is Urgent'), path }),
    social: list(
      group({ name: text('Instagram'), href: address, icon: oneOf(SOCIAL_ICONS) }),
    ) satisfies z.ZodMiniType<readonly SocialLink[]>,
    podcast: group({
      name: text('Our podcast'),
      /** Subtitle of the list of episodes. */
      lede: text('One question per episode.'),
      description: text('The podcast of the practice.'),
      hosts: list(group({ name: text('Dr. Ada Alder'), path })),
      /** Apple’s category and subcategory. */
      category: z.readonly(
        z.tuple(
          [text('Health & Fitness'), text('Mental Health')],
          "write two, for example: ['Health & Fitness', 'Mental Health']",
        ),
      ),
      /** Identifies the podcast in every app; must not change, even with a new URL. */
      guid: matching(/^[\da-f-]{36}$/, 'write a UUID, 36 characters'),
      /** Square, 1,400 to 3,000 px. */
      cover: path,
    }) satisfies z.ZodMiniType<Podcast>,
    /**
     * Help lines by name, in the order in which they are shown; `text`: for people who cannot talk safely on the phone.
     * Others can be added under names of their own. Without it, those of the country.
     */
    crisisLines: z.exactOptional(crisisLines),
    /**
     * Facts for pages in the other language, and the help lines that answer in it, if not those of the country:
     * `{ es: { tagline: …, quickExit: … } }`. Empty without such pages.
     */
    translations: group(byLanguage(() => translation)),
    /** The system that requests are passed to, as the consents name it; '' where it has no name of its own. */
    clientSystem: orEmpty('HubSpot'),
    /** Public HubSpot ids, sent with every form and checked by the server; the destination of leads is configured separately. */
    hubspot: group({
      portalId: matching(
        /^\d+$/,
        "write the number of the HubSpot account, for example: '00000000'",
      ),
      forms: group({ quiz: formId, newsletter: formId, reset: formId }),
    }),
    /** Target of the quick exit link, and how the page describes it: something inconspicuous. */
    quickExit: group({ href: address, what: text('a weather page') }),
    /** Base URL of "Get Directions"; destination and origin are added. */
    mapsDirections: address,
    mapsEmbed: address,
    /**
     * Ids of trackers that load with consent: `{ analytics: 'GTM-XXXXXXX' }`. Without its id, a tracker is not in the build:
     * no script, no policy sources, no line in the cookie table. Session recording on a therapy site is the riskiest: leave
     * it out.
     */
    tags: group(trackerIds),
    /** Date of the cookie policy; choices made under an earlier one are asked for again. */
    cookiePolicy: z.iso.date("write a day, for example: '2026-11-21'"),
    /**
     * Where the content is, if at a git host (src/staff/contract/editor/README.md). Without one, `/admin/content` edits
     * what the server has in `CONTENT_DIR`. Such as `{ kind: 'github', repo: 'juniper/site', branch: 'main' }`.
     */
    contentHost: z.optional(
      group({
        kind: oneOf(['github', 'gitlab', 'gitea']),
        repo: matching(
          /^[^\s/]+(?:\/[^\s/]+)+$/,
          "write owner and name, for example: 'juniper/site'",
        ),
        branch: text('main'),
        origin: z.exactOptional(address),
        appId: z.exactOptional(text('0f1e2d3c')),
        signIn: z.exactOptional(address),
      }),
    ) satisfies z.ZodMiniType<GitHost | undefined>,
    videoEmbed: address,
  });
export type Facts = z.infer<ReturnType<typeof factsSchemaFor>>;

/**
 * With a name in every language: in those that no page is in, the first one's.
 * @throws {Error} for each name that is missing
 */
function servicesIn({ services, translations }: Facts, first: Language): ServiceChoices {
  const needed = LANGUAGES.filter((one) => one === first || translations[one] !== undefined);
  const missing = Object.entries(services).flatMap(([name, choice]) =>
    needed
      .filter((one) => choice[one] === undefined)
      .map(
        (one) =>
          `src/site.config.ts: services.${name}.${one}: write its name in ${ENGLISH_NAMES[one]}`,
      ),
  );
  if (missing.length > 0) throw new Error(missing.join('\n'));
  return Object.fromEntries(
    Object.entries(services).map(([name, { part, ...names }]) => [
      name,
      {
        ...byLanguage((one) => names[one] ?? names[first] ?? ''),
        ...(part !== undefined && { part }),
      },
    ]),
  );
}

/**
 * The facts with what follows from them: the number that links dial, the same for structured data (E.164), and what the
 * country has.
 * @throws {Error} with one line for each fact at fault: its name, and what to write
 */
export function siteOf(facts: Facts) {
  // Before its schema says so: the facts of another country would be read by American rules.
  if (!COUNTRY_CODES.includes(facts.country))
    throw new Error(`src/site.config.ts: country: ${ONLY_HERE}`);
  const here = countryOf(facts.country);
  const read = factsSchemaFor(here).safeParse(facts);
  if (!read.success)
    throw new Error(
      read.error.issues
        .map(({ path: at, message }) =>
          ['src/site.config.ts', at.map(String).join('.'), message].filter(Boolean).join(': '),
        )
        .join('\n'),
    );
  const number = dialed(facts.phone);
  const { language = 'en' } = facts;
  const services = servicesIn(facts, language);
  const crisisLines = facts.crisisLines ?? here.crisisLines[language];
  /** In its own language where it says nothing in the other. */
  const said = (other: Language) => {
    const {
      tagline,
      quickExit,
      sampleNotice,
      crisisLines: lines,
    } = facts.translations[other] ?? {};
    if (other === language)
      return {
        tagline: facts.tagline,
        quickExit: facts.quickExit.what,
        sampleNotice: undefined,
        crisisLines,
      };
    return {
      tagline: tagline ?? facts.tagline,
      quickExit: quickExit ?? facts.quickExit.what,
      sampleNotice,
      crisisLines: lines ?? here.crisisLines[other],
    };
  };
  return {
    ...facts,
    services,
    legalName: facts.legalName ?? facts.name,
    language,
    locale: here.locales[language],
    currency: here.currency,
    crisisLines,
    /** What pages say in each language. */
    inLanguage: byLanguage(said),
    phone: { text: facts.phone, href: `tel:${number}` },
    phoneE164: number.replace(/^(\+1)(\d{3})(\d{3})/, '$1-$2-$3-'),
  };
}
