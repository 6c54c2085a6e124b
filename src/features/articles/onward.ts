/** What a post or an episode leads on to: a service, something to do, an episode. */

/** A page that can help its reader. */
export interface Way {
  href: string;
  title: string;
  /** What people call it when they search for it. */
  subject?: string | undefined;
}
/** All there is of each kind, in the order of their lists. */
export interface Ways<Service extends Way, Exercise extends Way, Heard extends Way> {
  services: readonly Service[];
  /** Tools and guides. */
  exercises: readonly Exercise[];
  episodes: readonly Heard[];
}
/** Fallbacks from the post's category: its service, and an episode on the same topic. */
interface Topic {
  service?: string | undefined;
  episode?: string | undefined;
}
interface Read {
  tags: readonly string[];
  /** The text as HTML. */
  html: string;
}

/** Pages of this site that a text links to, in its order, each once, without fragments. */
export function linkedPaths(html: string): string[] {
  const all = [...html.matchAll(/\shref="(\/[^"#?]*)/g)].map(([, path = '']) => path);
  return [...new Set(all)];
}

const isWord = (words: string, word: string): boolean =>
  new RegExp(`(?:^|[^\\p{L}])${RegExp.escape(word)}(?:[^\\p{L}]|$)`, 'iu').test(words);

/**
 * At most one of each kind. A service that a tag names, else what the text links to first, else what belongs to the
 * category.
 */
export function waysOn<Service extends Way, Exercise extends Way, Heard extends Way>(
  { html, tags }: Read,
  topic: Topic,
  { services, exercises, episodes }: Ways<Service, Exercise, Heard>,
): { service: Service | undefined; exercise: Exercise | undefined; episode: Heard | undefined } {
  const linked = linkedPaths(html);
  const at = <T extends Way>(ways: readonly T[], href: string | undefined): T | undefined =>
    ways.find((way) => way.href === href);
  const linkedOf = <T extends Way>(ways: readonly T[]): T | undefined =>
    linked.map((href) => at(ways, href)).find((way) => way !== undefined);
  const tagged = tags
    .map((tag) =>
      services.find(({ title, subject = '' }) => isWord(title, tag) || isWord(subject, tag)),
    )
    .find((way) => way !== undefined);
  return {
    service: tagged ?? linkedOf(services) ?? at(services, topic.service),
    exercise: linkedOf(exercises),
    episode: linkedOf(episodes) ?? at(episodes, topic.episode),
  };
}
