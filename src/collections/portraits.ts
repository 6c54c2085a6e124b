/** Portraits of everybody who is heard in an episode. */
import { closing } from './navigation.ts';
import { therapists } from './therapists.ts';

interface Portrait {
  src: string;
}

/** Portraits by name: the therapists and who answers the phone. */
export async function portraits(): Promise<ReadonlyMap<string, Portrait>> {
  const { person } = await closing();
  const people = (await therapists()).map(({ data }) => [data.name, data.image] as const);
  return new Map([...people, [person.name, person.image] as const]);
}
