/** The facts beside the first paragraph of a service: five at most, the price first. */
import type { Service } from './service.schema.ts';
import { replyText } from '#lib/reply-words.ts';
import { hoursText } from '#lib/hours.ts';
import { officeName } from '#lib/offices.ts';
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
async function priceFact(offer: Offer, note: string | undefined): Promise<Fact> {
  const standard = (await offers()).find(({ id }) => id === offer.flexibleOf);
  if (standard)
    return {
      term: 'A session',
      text: `${rangeText(standard)}, by therapist`,
      note: `${rangeText(offer)} with flexible pricing.`,
      link: isThere(ASK) ? { text: 'You just ask', href: ASK } : undefined,
    };
  const { options } = offer;
  const lines = options.map(({ name, price }) => `${name}: ${dollars(price)}`);
  return { term: 'Price', text: lines.length > 0 ? lines : rangeText(offer), note };
}

const first = (text: string): string => text.replace(/^./, (letter) => letter.toUpperCase());

/** Where sessions are, as a sentence. */
function whereText(formats: Service['formats']): string {
  const places = {
    'in person': `our ${officeName(site.offices)}`,
    online: `online anywhere in ${site.state}`,
  } as const;
  return first(formats.map((format) => places[format]).join(', or '));
}

/** How to reach the practice, and how soon somebody answers: what counts on a page about an emergency. */
async function urgentFacts(price: Fact, where: string): Promise<Fact[]> {
  const { wait } = await safety();
  return [
    {
      term: 'To reach us',
      text: site.phone.text,
      note: `${hoursText(site.phoneHours)}. ${wait.note}`,
      link: wait.cta,
    },
    {
      term: 'How soon',
      text: wait.text,
      note: `We reply within ${replyText(site.consultation.replyHours)}.`,
    },
    { ...price, note: [price.note, wait.price].filter(Boolean).join(' ') },
    { term: 'Where', text: where },
  ];
}

/** The facts of a service whose price is `offer`. */
export async function serviceFacts(
  { facts = {}, formats, crisis }: Pick<Service, 'facts' | 'formats' | 'crisis'>,
  offer: Offer,
): Promise<Fact[]> {
  const price = await priceFact(offer, facts.price);
  const where = facts.where ?? whereText(formats);
  if (crisis) return urgentFacts(price, where);
  const { minutes, name } = site.consultation;
  return [
    price,
    { term: 'How long', text: facts.length ?? offer.length },
    { term: 'Where', text: where },
    facts.after
      ? { term: 'After', text: facts.after }
      : { term: 'Paying', text: site.payment.text },
    { term: 'First step', text: facts.first ?? `A free ${minutes}-minute ${name}` },
  ];
}
