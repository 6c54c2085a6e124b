/** The facts beside the first paragraph of a service: five at most, the price first. */
import type { Service } from './service.schema.ts';
import { sentence } from '#lib/hours-words.ts';
import type { Language } from '#lib/language.ts';
import { SERVICES_WORDS } from './words.ts';
import type { Offer } from '#features/fees/offer.schema.ts';
import { dollars, rangeText } from '#features/fees/price.ts';
import { site } from '#site';
import { isThere } from '#features/parts/parts.queries.ts';
import { safety } from '#features/safety/safety.queries.ts';
import { offers } from '#features/fees/prices.queries.ts';

interface Fact {
  term: string;
  text: string | string[];
  note?: string | undefined;
  link?: { text: string; href: string } | undefined;
}

const ASK = '/fees-and-faqs';

/** What it costs, with all options. */
async function priceFact(
  offer: Offer,
  note: string | undefined,
  language: Language,
): Promise<Fact> {
  const { facts: words } = SERVICES_WORDS[language];
  const standard = (await offers()).find(({ id }) => id === offer.flexibleOf);
  if (standard)
    return {
      term: words.session,
      text: words.byTherapist(rangeText(standard, language)),
      note: words.flexible(rangeText(offer, language)),
      link: isThere(ASK) ? { text: words.ask, href: ASK } : undefined,
    };
  const { options } = offer;
  const lines = options.map(({ name, price }) => `${name}: ${dollars(price)}`);
  return { term: words.price, text: lines.length > 0 ? lines : rangeText(offer, language), note };
}

const first = (text: string): string => text.replace(/^./, (letter) => letter.toUpperCase());

/** Where sessions are, as a sentence. */
function whereText(formats: Service['formats'], language: Language): string {
  const { facts: words } = SERVICES_WORDS[language];
  const places = {
    'in person': words.office(site.offices),
    online: words.online(site.state),
  } as const;
  return first(formats.map((format) => places[format]).join(words.or));
}

/** How to reach the practice, and how soon somebody answers: what counts on a page about an emergency. */
async function urgentFacts(price: Fact, where: string, language: Language): Promise<Fact[]> {
  const { facts: words } = SERVICES_WORDS[language];
  const { wait } = await safety();
  return [
    {
      term: words.reach,
      text: site.phone.text,
      note: `${sentence(words.hours(site.phoneHours))} ${wait.note}`,
      link: wait.cta,
    },
    {
      term: words.soon,
      text: wait.text,
      note: words.reply(site.consultation.replyHours),
    },
    { ...price, note: [price.note, wait.price].filter(Boolean).join(' ') },
    { term: words.where, text: where },
  ];
}

/** The facts of a service whose price is `offer`. */
export async function serviceFacts(
  { facts = {}, formats, crisis }: Pick<Service, 'facts' | 'formats' | 'crisis'>,
  offer: Offer,
  language: Language,
): Promise<Fact[]> {
  const { facts: words } = SERVICES_WORDS[language];
  const price = await priceFact(offer, facts.price, language);
  const where = facts.where ?? whereText(formats, language);
  if (crisis) return urgentFacts(price, where, language);
  const { minutes, name } = site.consultation;
  return [
    price,
    { term: words.long, text: facts.length ?? offer.length },
    { term: words.where, text: where },
    facts.after
      ? { term: words.after, text: facts.after }
      : { term: words.paying, text: site.payment.text },
    { term: words.first, text: facts.first ?? words.call(minutes, name) },
  ];
}
