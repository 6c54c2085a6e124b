/** The people of the practice. */
import { getCollection, type CollectionEntry } from 'astro:content';
import { feeProblem } from '#domain/therapist.ts';
import { byOrder, named } from './entries.ts';
import { offer } from './prices.ts';

/** Everyone with a profile, the one who is in the menu only included (D11); fees must fit the price list. */
export async function therapists(): Promise<CollectionEntry<'therapists'>[]> {
  const people = byOrder(await getCollection('therapists'));
  const standard = await offer('standard-rate', 'The list of therapists');
  const flexible = await offer('therapy-sessions', 'The list of therapists');
  const problem = people.map(({ data }) => feeProblem(data, standard, flexible)).find(Boolean);
  if (problem) throw new Error(problem);
  return people;
}

/** People by name, in the order asked for; stops the build when `asker` names one that does not exist. */
export async function therapistsNamed(
  ids: readonly string[],
  asker: string,
): Promise<CollectionEntry<'therapists'>[]> {
  const all = await therapists();
  return ids.map((id) => named(all, id, `${asker} names the therapist`, 'therapists'));
}
