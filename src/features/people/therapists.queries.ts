/** The therapists. */
import { getCollection, getEntry, type CollectionEntry } from 'astro:content';
import { type SupervisionWords, USUAL_WORDS } from './supervision.ts';
import { feeProblem } from './therapist.schema.ts';
import { site } from '#site';
import { byOrder, named } from '#lib/lookup.queries.ts';
import { offer } from '#features/fees/prices.queries.ts';

/** How the state's law (`lawPack` of `site.config.ts`) names a supervisor. */
async function wordsOfTheLaw(): Promise<SupervisionWords> {
  const state: string = site.lawPack;
  if (state === 'none') return USUAL_WORDS;
  const law = await getEntry('laws', state);
  if (!law)
    throw new Error(
      `src/site.config.ts: lawPack: there is no src/content/laws/${state}.yaml; write the name of a file there, or none`,
    );
  return law.data.supervision?.words ?? USUAL_WORDS;
}

/**
 * All therapists with a profile, including those listed in the menu only (D11). Fails if fees do
 * not fit the price list.
 */
export async function therapists(): Promise<CollectionEntry<'therapists'>[]> {
  const people = byOrder(await getCollection('therapists'));
  const standard = await offer('standard-rate', 'The list of therapists');
  const flexible = await offer('therapy-sessions', 'The list of therapists');
  const problem = people.map(({ data }) => feeProblem(data, standard, flexible)).find(Boolean);
  if (problem) throw new Error(problem);
  for (const { id, data } of people) {
    const unknown = data.clientFocus.find((word) => !Object.hasOwn(site.focus, word));
    if (unknown === undefined) continue;
    const known = Object.keys(site.focus).join(', ');
    throw new Error(
      `src/content/therapists/${id}.md: clientFocus “${unknown}” is not in focus of src/site.config.ts; write one of: ${known}`,
    );
  }
  const words = await wordsOfTheLaw();
  return people.map((person) => {
    const { supervisor } = person.data;
    return supervisor
      ? { ...person, data: { ...person.data, supervisor: Object.assign({ words }, supervisor) } }
      : person;
  });
}

/** Therapists by name, in the requested order. Fails if `asker` names an unknown one. */
export async function therapistsNamed(
  ids: readonly string[],
  asker: string,
): Promise<CollectionEntry<'therapists'>[]> {
  const all = await therapists();
  return ids.map((id) => named(all, id, `${asker} names the therapist`, 'therapists'));
}
