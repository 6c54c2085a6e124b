export interface ArticleWords {
  /** Accessible name of the breadcrumbs. */
  crumbs: string;
  /** Title of the table of contents, by what it is in. */
  contents: Readonly<Record<'post' | 'episode' | 'guide' | 'policy' | 'notice', string>>;
  /** Accessible name of the pages of a list. */
  pages: string;
  /** Before the number of a page, for screen readers. */
  page: string;
  newer: string;
  older: string;
  /** Over what helps: where one of them is a service, and where none is. */
  onward: { service: string; other: string };
  /** What a card leads to. */
  service: string;
  program: string;
  tool: string;
  guide: string;
}

export const ENGLISH_ARTICLE: ArticleWords = {
  crumbs: 'Breadcrumb',
  contents: {
    post: 'In this post',
    episode: 'In this episode',
    guide: 'In this guide',
    policy: 'In this policy',
    notice: 'In this notice',
  },
  pages: 'Pages of this list',
  page: 'Page',
  newer: 'Newer',
  older: 'Older',
  onward: { service: 'If this was yours', other: 'Where to go from here' },
  service: 'Service',
  program: 'Program',
  tool: 'Tool',
  guide: 'Guide',
};
