/** Asks about people and services. */
import type * as z from 'zod';
import { answersSchema } from './answers.ts';
import { line, list, yes } from './terminal.ts';
import { firstNameOf } from '#domain/practice/first-name.ts';
import { slug } from './words.ts';

const PERSON = answersSchema.shape.people.element.shape;
const OFFER = answersSchema.shape.offers.element.shape;
type Person = z.input<typeof answersSchema.shape.people.element>;
type Offer = z.input<typeof answersSchema.shape.offers.element>;
const COLORS = ['teal', 'tan', 'sage', 'blue'] as const;
const colorAt = (at: number): (typeof COLORS)[number] => COLORS[at % COLORS.length] ?? 'teal';

/** Everybody who sees people. */
export async function people(state: string): Promise<Person[]> {
  const all: Person[] = [];
  do {
    const name = await line({
      message: `Person ${all.length + 1}: name`,
      schema: PERSON.name,
      example: 'Kim Alder',
    });
    const first = firstNameOf(name);
    const role = await yes(`Does ${first} lead the practice?`, all.length === 0);
    const one: Person = {
      id: all.some(({ id }) => id === slug(first)) ? slug(name) : slug(first),
      name,
      credentials: await line({
        message: 'Credentials',
        schema: PERSON.credentials,
        example: 'LMFT',
      }),
      ...(role && { role: 'Founder' }),
      oneLiner: await line({
        message: 'One line for the card',
        schema: PERSON.oneLiner,
        example: 'Fluent in in-laws.',
      }),
      funFact: await line({
        message: 'A fun fact',
        schema: PERSON.funFact,
        example: 'Bakes at five in the morning.',
      }),
      specialties: await line({
        message: 'Works with (with commas between)',
        schema: PERSON.specialties,
        example: 'New parents, In-laws',
        read: list,
      }),
      languages: await line({
        message: 'Languages (with commas between)',
        schema: PERSON.languages.unwrap(),
        initial: 'English',
        read: list,
      }),
      license: await line({
        message: `License number in ${state}`,
        schema: PERSON.license,
        example: 'C1234',
      }),
      lookup: await line({
        message: 'Where the license can be checked',
        schema: PERSON.lookup,
        example: 'https://example.gov/',
      }),
      color: colorAt(all.length),
    };
    if (await yes(`Does ${first} work under supervision?`, false)) {
      const { name: who, credentials, license, since } = PERSON.supervisor.unwrap().shape;
      one.supervisor = {
        name: await line({ message: 'Supervisor: name', schema: who, example: 'Dr. Alex Rowan' }),
        credentials: await line({
          message: 'Supervisor: credentials',
          schema: credentials,
          example: 'PhD, LMFT',
        }),
        license: await line({
          message: 'Supervisor: license number',
          schema: license,
          example: 'C1234',
        }),
        since: await line({ message: 'Supervisor: since', schema: since, example: 'March 2025' }),
      };
    }
    all.push(one);
  } while (await yes('Another person?', false));
  return all;
}

/** Two to five services. */
export async function offers(): Promise<Offer[]> {
  const all: Offer[] = [];
  do {
    const title = await line({
      message: `Service ${all.length + 1}: name`,
      schema: OFFER.title,
      example: 'Couples Therapy',
    });
    all.push({
      id: await line({
        message: 'End of its address',
        schema: OFFER.id,
        initial: slug(title),
      }),
      title,
      heading: await line({
        message: 'A heading for its page',
        schema: OFFER.heading,
        example: 'When you talk and nobody hears it',
      }),
      subtitle: await line({
        message: 'What it is, in one line',
        schema: OFFER.subtitle,
        example: 'For couples who are stuck',
      }),
      summary: await line({
        message: 'One or two sentences for its card',
        schema: OFFER.summary,
        example: 'You love each other and argue.',
      }),
      ctaText: await line({
        message: 'Words of the link to it',
        schema: OFFER.ctaText,
        initial: `About ${title.toLowerCase()}`.slice(0, 40),
      }),
      color: colorAt(all.length),
    });
  } while (all.length < 2 || (all.length < 5 && (await yes('Another service?', false))));
  return all;
}
