/**
 * The collections of `src/content`, one descriptor each. The build's loaders, addresses, the content check, the content
 * editor and the words of its changes derive from it; schemas are in `collection-schemas.ts`, because browsers of staff
 * read this file.
 */
import type { Language } from '#lib/language.ts';

/** What all have. */
interface Described {
  /** In the list of the content editor. */
  label: string;
}

/** A folder of `src/content` with a file for each entry. */
export interface FolderCollection extends Described {
  in: 'folder';
  /** Below `src/content`. */
  path: string;
  /** Markdown with front matter, or fields alone. */
  files: 'md' | 'yaml';
  /** One entry, in the editor. */
  one: string;
  /** One entry, in the list of changes, where that says more. */
  change?: string;
  /** What visitors see of it. */
  description: string;
  /** Heading of the editor's list that it is under. */
  group: Group;
  /** Start of the address of its pages; without it, pages show its entries. `{newsletter}` is the archive's name. */
  below?: string;
  /** Not published before its `date`. */
  isDated?: true;
  /** Field that names an entry; `title` without it. */
  title?: string;
  /** The second line of an entry in the editor's list (Sveltia's template, required fields only). */
  line?: string;
  /** Mostly a title, a picture and a text: what a preview beside the form can show. */
  hasPreview?: true;
  /** Folders in it that the editor lists on their own. */
  more?: readonly { path: string; label: string }[];
}
/** A file of `src/content` whose keys are the names of its entries. */
export interface ListCollection extends Described {
  in: 'list';
  path: string;
}
/** A file of `src/content` that is one entry. */
export interface FileCollection extends Described {
  in: 'file';
  path: string;
}
export type Collection = FolderCollection | ListCollection | FileCollection;

/** Headings of the editor's list. */
export type Group = 'Written often' | 'The practice' | 'The rest';

type Text = Omit<FolderCollection, 'in' | 'files' | 'path'>;
const texts = (path: string, about: Text): FolderCollection => ({
  in: 'folder',
  files: 'md',
  path,
  ...about,
});
const list = (path: string, label: string): ListCollection => ({ in: 'list', path, label });
const file = (path: string, label: string): FileCollection => ({ in: 'file', path, label });

const day = (field: string): string => `{{${field} | date('MMM D, YYYY')}}`;

/** `ENGLISH_NAMES` of lib/language.ts, which would be a file more before the editor is there (236 B). */
const LANGUAGES = { en: 'English', es: 'Spanish' } as const satisfies Record<Language, string>;

const translatedQuizzes = Object.fromEntries(
  Object.entries(LANGUAGES).map(([language, name]) => [
    `quiz-${language}`,
    file(`quizzes/${language}/relationship-reality-check`, `${name} quiz`),
  ]),
) as Record<`quiz-${Language}`, FileCollection>;

/** In the order of the editor's list, below each heading. */
export const COLLECTIONS = {
  posts: texts('posts', {
    label: 'Posts',
    one: 'Post',
    description: 'Articles of the blog',
    group: 'Written often',
    below: '/blog/',
    isDated: true,
    line: `{{author}} · ${day('date')}`,
    hasPreview: true,
  }),
  episodes: texts('episodes', {
    label: 'Episodes',
    one: 'Episode',
    description: 'The podcast, with what was said',
    group: 'Written often',
    below: '/resources/podcasts/',
    isDated: true,
    line: day('date'),
    hasPreview: true,
  }),
  issues: texts('issues', {
    label: 'Newsletter issues',
    one: 'Issue',
    change: 'Newsletter issue',
    description: 'What subscribers got',
    group: 'Written often',
    below: '/{newsletter}/',
    line: `Issue {{number}} · ${day('date')}`,
    hasPreview: true,
  }),
  faqs: texts('faqs', {
    label: 'Questions and answers',
    one: 'Question',
    description: 'Answers that pages show',
    group: 'Written often',
    title: 'question',
  }),
  therapists: texts('therapists', {
    label: 'People',
    one: 'Person',
    description: 'Everyone with a profile',
    group: 'The practice',
    below: '/therapists/',
    title: 'name',
    line: '{{oneLiner}}',
  }),
  services: texts('services', {
    label: 'Services',
    one: 'Service',
    description: 'What the practice helps with',
    group: 'The practice',
    below: '/',
    line: '{{heading}}',
  }),
  programs: texts('programs', {
    label: 'Programs',
    one: 'Program',
    description: 'Offers of fixed length and price',
    group: 'The practice',
    below: '/',
    line: '{{heading}}',
  }),
  jobs: texts('jobs', {
    label: 'Open roles',
    one: 'Role',
    change: 'Open role',
    description: 'Who the practice looks for',
    group: 'The practice',
    below: '/join-our-team/',
    line: `{{place}} · until ${day('until')}`,
    hasPreview: true,
  }),
  pages: texts('pages', {
    label: 'Pages',
    one: 'Page',
    description: 'Every other page',
    group: 'The rest',
    below: '/',
    line: '{{description}}',
    more: [
      { path: 'pages/resources', label: 'Resource pages' },
      ...Object.entries(LANGUAGES).map(([language, name]) => ({
        path: `pages/${language}`,
        label: `${name} pages`,
      })),
    ],
  }),
  guides: texts('guides', {
    label: 'Guides',
    one: 'Guide',
    description: 'Handouts to read, print or save',
    group: 'The rest',
    below: '/resources/',
    isDated: true,
    line: `{{minutes}} minutes · ${day('date')}`,
    hasPreview: true,
  }),
  notices: texts('notices', {
    label: 'Notices',
    one: 'Notice',
    description: 'Explanations beside forms and prices',
    group: 'The rest',
    below: '/notices/',
    line: `Last reviewed ${day('lastReviewed')}`,
    hasPreview: true,
  }),
  legal: texts('legal', {
    label: 'Legal pages',
    one: 'Legal page',
    description: 'Privacy, terms',
    group: 'The rest',
    below: '/',
    line: `Version {{version}} · ${day('date')}`,
    hasPreview: true,
  }),
  laws: {
    in: 'folder',
    files: 'yaml',
    path: 'laws',
    label: 'State laws',
    one: 'State',
    change: 'State law',
    description: 'What a state asks of a site',
    group: 'The rest',
    title: 'state',
    line: `Last reviewed ${day('lastReviewed')}`,
  },
  prices: list('prices', 'Prices'),
  policies: list('policies', 'Policies'),
  categories: list('categories', 'Blog categories'),
  menu: list('menu', 'Therapy menu'),
  footer: list('footer', 'Footer'),
  closing: list('closing', 'How pages end'),
  letters: list('letters', 'Letters to visitors'),
  media: list('media', 'Mentions'),
  press: list('press', 'Press logos'),
  links: list('links', 'Links of social profiles'),
  safety: list('safety', 'Safer browsing'),
  slots: file('slots', 'Times for the free call'),
  'crisis-words': file('crisis-words', 'Words that show help lines first'),
  quizzes: file('quizzes/relationship-reality-check', 'Relationship quiz'),
  ...translatedQuizzes,
  matching: file('quizzes/therapy-finder', 'Therapist finder'),
  detox: file('quizzes/screen-time', 'Screen-time quiz'),
  ritual: file('tools/ritual-creator', 'Ritual card'),
} as const satisfies Record<string, Collection>;

export type CollectionName = keyof typeof COLLECTIONS;

type OfKind<Kind extends Collection['in']> = {
  [Name in CollectionName]: (typeof COLLECTIONS)[Name]['in'] extends Kind ? Name : never;
}[CollectionName];

const ALL = Object.entries(COLLECTIONS) as [CollectionName, Collection][];

/** By name, in order. */
export const FOLDERS = ALL.filter(
  (one): one is [OfKind<'folder'>, FolderCollection] => one[1].in === 'folder',
);
export const LISTS = ALL.filter(
  (one): one is [OfKind<'list'>, ListCollection] => one[1].in === 'list',
);
export const FILES = ALL.filter(
  (one): one is [OfKind<'file'>, FileCollection] => one[1].in === 'file',
);

/** The folder of a name, such as the first part of a path; `undefined` if it is none. */
export const folderNamed = (name: string): FolderCollection | undefined =>
  FOLDERS.find(([one]) => one === name)?.[1];

/**
 * Fields that name something, and where it is: in a collection, in `focus` of the settings, or in a folder of
 * `ui/drawings`. Where a name means something else in a collection, with that collection before it.
 */
const REFERENCES: Readonly<Record<string, string>> = {
  author: 'therapists',
  reviewedBy: 'therapists',
  person: 'therapists',
  people: 'therapists',
  writer: 'therapists',
  faqs: 'faqs',
  ask: 'faqs',
  service: 'services',
  notice: 'notices',
  offer: 'prices',
  flexibleOf: 'prices',
  rows: 'prices',
  topics: 'categories',
  category: 'categories',
  'prices.category': '',
  'slots.notice': '',
  clientFocus: 'focus',
  closing: 'closing',
  drawing: 'drawings/threads',
  'services.icon': 'drawings/threads',
  'programs.icon': 'drawings/threads',
  'pages.icon': 'drawings/benefits',
  object: 'drawings/heads',
  prop: 'drawings/props',
  frame: 'drawings/frames',
  passage: 'drawings/dividers',
};

/** Where the drawings are that content names; a function, so that browsers of staff are not sent the list. */
export const drawingKinds = (): string[] => [
  ...new Set(Object.values(REFERENCES).filter((of) => of.startsWith('drawings/'))),
];

/** What the field `name` of a collection refers to; `undefined` if to nothing. */
export function referenceOf(collection: string, name: string): string | undefined {
  const key = [`${collection}.${name}`, name].find((one) => Object.hasOwn(REFERENCES, one));
  return (key && REFERENCES[key]) || undefined;
}
