/** What the script says; in pages of another language it is in the page. */
export interface AnswerWords {
  /** Before the number of results, where help lines are above them. */
  helpFirst: string;
  /** `#` is their number, or how many are shown of how many. */
  found: string;
  of: string;
  failed: string;
  /** Words of a query that do not count; missing for English, whose are in `query.ts`. */
  stop?: string;
}

export interface SearchWords {
  /** Before help lines in this language, on a page in another one. */
  inThis: string;
  /** Accessible name, and the button. */
  search: string;
  /** Before examples. */
  examples: string;
  hint: string;
  /** Without JavaScript. */
  plain: string;
  browse: string;
  /** Heading of what that opens. */
  all: string;
  /** Instead of a title, until the script puts one. */
  result: string;
  nothing: string;
  /** Before the numbers of help lines, where nothing was found. */
  danger: string;
  /** Over the help lines of a search that sounds like an emergency. */
  urgent: string;
  anyHour: string;
  /** Before the link to the page for emergencies. */
  limits: string;
  /** Kinds of pages, over their results. */
  kinds: Readonly<
    Record<'pages' | 'articles' | 'episodes' | 'newsletter' | 'guides' | 'people', string>
  >;
  /** After the first pages of a kind. */
  more: (count: number) => string;
  answers: AnswerWords;
}

export const ENGLISH_ANSWERS: AnswerWords = {
  helpFirst: 'Help lines come first. ',
  found: '# found',
  of: '# of #',
  failed: 'The search could not be loaded. The list below has everything.',
};

export const ENGLISH_SEARCH: SearchWords = {
  inThis: 'In English:',
  search: 'Search',
  examples: 'Try',
  hint: 'What you type stays on this device.',
  plain:
    'Searching as you type needs JavaScript, which is off. Everything is in the list below, and your browser’s own “find in page” searches it.',
  browse: 'Or browse everything',
  all: 'All pages',
  result: 'A result',
  nothing: 'We didn’t find anything for that.',
  danger: 'In danger, or in crisis?',
  urgent: 'If you are in danger, or thinking about ending your life',
  anyHour: 'These people answer at any hour. You don’t have to be sure it’s bad enough.',
  limits: 'What we can do, and what we can’t:',
  kinds: {
    pages: 'Pages',
    articles: 'Articles',
    episodes: 'Episodes',
    newsletter: 'Newsletter',
    guides: 'Guides and tools',
    people: 'People',
  },
  more: (count) => `and ${count} more`,
  answers: ENGLISH_ANSWERS,
};
