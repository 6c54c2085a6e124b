/** The topic filter of the episode list: its pills, and the CSS that filters without JavaScript. */
import type { Episode } from './episode.schema.ts';

/** A category of the blog, whose keys episodes name in `topics`. */
interface Category {
  id: string;
  data: { title: string; color: string };
}
/** A topic with its color and how many of the listed episodes have it. */
export interface Topic {
  key: string;
  title: string;
  color: string;
  count: number;
}

/** Id of a topic's pill, and the fragment of the list that shows only its episodes. */
export const topicId = (key: string): string => `topic-${key}`;

/**
 * Topics of the listed episodes in the order of the categories.
 * @throws if an episode has a topic that is no category; names both
 */
export function topicsOf(
  episodes: readonly Pick<Episode, 'title' | 'topics'>[],
  categories: readonly Category[],
): Topic[] {
  for (const { title, topics } of episodes) {
    const unknown = topics.find((key) => categories.every(({ id }) => id !== key));
    if (unknown)
      throw new Error(
        `The episode "${title}" has the topic "${unknown}", which is not in categories.yaml`,
      );
  }
  return categories
    .map(({ id, data: { title, color } }) => ({
      key: id,
      title,
      color,
      count: episodes.filter(({ topics }) => topics.includes(id)).length,
    }))
    .filter(({ count }) => count > 0);
}

/**
 * CSS that hides the episodes of other topics, on screens only: by `data-topic`, which the script
 * sets, or by the fragment of the address without one.
 */
export function topicRules(topics: readonly Pick<Topic, 'key'>[]): string {
  const hidden = topics.map(
    ({ key }) =>
      `[data-episodes]:is([data-topic="${key}"],:not([data-topic]):has(#${topicId(key)}:target)) [data-topics]:not([data-topics~="${key}"])`,
  );
  return `@media screen{${hidden.join()}{display:none}}`;
}
