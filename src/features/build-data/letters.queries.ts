/** Letters that staff send from a request, in the order of the file. */
import { getCollection } from 'astro:content';

/** All letters. */
export const letters = async () =>
  (await getCollection('letters'))
    .map(({ data }) => data)
    .sort((one, other) => one.order - other.order);
