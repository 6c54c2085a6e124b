/** Portraits of everybody who is heard in an episode, and of the whole team together. */
import type { ContentImage } from '#lib/content/fields.ts';
import type { Language } from '#lib/language.ts';
import { fromTheMiddle, groupPortrait } from './group-portrait.ts';
import { supervisedName } from './supervision.ts';
import { frontDesk } from '#features/closing/closing.queries.ts';
import { therapists } from './therapists.queries.ts';

/** Portraits by name: the therapists and who answers the phone. */
export async function portraits(): Promise<ReadonlyMap<string, ContentImage>> {
  const person = await frontDesk();
  const people = (await therapists()).map(({ data }) => [data.name, data.image] as const);
  return new Map([...people, [person.name, person.image] as const]);
}

const files = import.meta.glob<ContentImage>('#content/images/**/*.svg', {
  eager: true,
  import: 'default',
});
const sources = import.meta.glob<string>('#content/images/**/*.svg', {
  query: '?raw',
  import: 'default',
});

/** Everybody on the team page and who answers the phone, left to right as they stand together. */
async function standing(): Promise<{ name: string; image: ContentImage }[]> {
  const listed = (await therapists()).filter(({ data }) => data.listed);
  return fromTheMiddle([...listed.map(({ data }) => data), await frontDesk()]);
}

/** The same by name, an associate's supervisor with it. */
export async function team(language: Language): Promise<{ name: string; image: ContentImage }[]> {
  return (await standing()).map((person) => ({
    name: supervisedName(person, language),
    image: person.image,
  }));
}

/**
 * The team behind the drawn sofa, as SVG; nothing if a portrait is a photograph or its ground is not
 * marked.
 */
export async function teamPortrait(sofa: string): Promise<string | undefined> {
  const path = ({ src }: ContentImage): string =>
    Object.keys(files).find((name) => files[name]?.src === src) ?? '';
  const drawings = (await standing()).map(({ image }) => sources[path(image)]?.());
  return groupPortrait(await Promise.all(drawings), sofa);
}
