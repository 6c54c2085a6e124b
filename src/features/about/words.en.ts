export interface AboutWords {
  /** After a list of cities. */
  anywhere: (state: string) => string;
  /** What a drawn signature says. */
  signed: (name: string) => string;
  profile: (first: string) => string;
  /** Kinds of mentions in the press. */
  kinds: Readonly<Record<MentionKind, string>>;
  links: LinksWords;
}
type MentionKind = 'Interview' | 'Article' | 'Radio' | 'Television' | 'Talk' | 'Podcast';

/** Of the page behind the single link of a social profile. */
interface LinksWords {
  title: string;
  titleWithPodcast: string;
  /** Where it leads, in order: the free call, and what the practice has besides. */
  call: string;
  quiz: string;
  podcast: string;
  tip: string;
  /** @param ways at least one */
  description: (ways: readonly string[]) => string;
  heading: string;
}

export const ENGLISH_ABOUT: AboutWords = {
  anywhere: (state) => `or anywhere in ${state}, online.`,
  signed: (name) => `Signed: ${name}`,
  profile: (first) => `${first}’s profile`,
  kinds: {
    Interview: 'Interview',
    Article: 'Article',
    Radio: 'Radio',
    Television: 'Television',
    Talk: 'Talk',
    Podcast: 'Podcast',
  },
  links: {
    title: 'Our Links: Booking and Social',
    titleWithPodcast: 'Our Links: Booking, Podcast and Social',
    call: 'the free call',
    quiz: 'the quiz',
    podcast: 'the podcast',
    tip: 'this week’s tip',
    description: (ways) => {
      const [last, ...before] = ways.toReversed();
      return `Where to go from our profile for ${[before.toReversed().join(', '), last].filter(Boolean).join(' and ')}.`;
    },
    heading: 'Where to?',
  },
};
