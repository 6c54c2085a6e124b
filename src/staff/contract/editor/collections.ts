/** The collections of the content editor: where their files are, their words, and their order in the list. */
import type { contentSchemas } from '#collections';

export type Name = keyof typeof contentSchemas;

/** Collections by how often they are written, under the headings of the list. */
export const GROUPS: Readonly<Record<string, readonly string[]>> = {
  'Written often': ['posts', 'episodes', 'issues', 'faqs'],
  'The practice': ['therapists', 'services', 'programs', 'lists', 'jobs'],
  'The rest': [
    'pages',
    'pages-resources',
    'pages-es',
    'guides',
    'campaigns',
    'notices',
    'legal',
    'laws',
    'tools',
  ],
};

/** Collections whose pages are mostly a title, a picture and a text: what a preview beside the form can show. */
export const WITH_PREVIEW: ReadonlySet<Name> = new Set([
  'posts',
  'episodes',
  'issues',
  'guides',
  'jobs',
  'notices',
  'legal',
]);

interface Folder {
  of: Name;
  folder: string;
  label: string;
  /** One entry. */
  one: string;
  /** What visitors see of it. */
  description: string;
}

const folder = (
  of: Name,
  path: string,
  label: string,
  one: string,
  description: string,
): Folder => ({ of, folder: path, label, one, description });

/** Folders of files. */
export const FOLDERS: readonly Folder[] = [
  folder('posts', 'posts', 'Posts', 'Post', 'Articles of the blog'),
  folder('pages', 'pages', 'Pages', 'Page', 'Every other page, part by part'),
  folder('pages', 'pages/resources', 'Resource pages', 'Page', 'Pages below “Resources”'),
  folder('pages', 'pages/es', 'Spanish pages', 'Page', 'Pages in Spanish'),
  folder('services', 'services', 'Services', 'Service', 'What the practice helps with'),
  folder('programs', 'programs', 'Programs', 'Program', 'Offers with a fixed length and price'),
  folder('therapists', 'therapists', 'People', 'Person', 'Everyone with a profile'),
  folder('faqs', 'faqs', 'Questions and answers', 'Question', 'Answers that pages show'),
  folder('episodes', 'episodes', 'Episodes', 'Episode', 'The podcast, with what was said'),
  folder('guides', 'guides', 'Guides', 'Guide', 'Handouts to read, print or save'),
  folder('issues', 'issues', 'Newsletter issues', 'Issue', 'What subscribers got'),
  folder('campaigns', 'campaigns', 'Campaigns', 'Campaign', 'Pages that advertisements lead to'),
  folder('jobs', 'jobs', 'Open roles', 'Role', 'Who the practice looks for'),
  folder('notices', 'notices', 'Notices', 'Notice', 'Short explanations beside forms and prices'),
  folder('legal', 'legal', 'Legal pages', 'Legal page', 'Privacy, terms and the like'),
  folder('laws', 'laws', 'State laws', 'State', 'What a state asks of a site, by state'),
];

/** Files with several entries, by name. */
export const LISTS = [
  ['prices', 'Prices'],
  ['policies', 'Policies'],
  ['categories', 'Blog categories'],
  ['menu', 'Therapy menu'],
  ['footer', 'Footer'],
  ['closing', 'How pages end'],
  ['letters', 'Letters to visitors'],
  ['media', 'Mentions'],
  ['press', 'Press logos'],
  ['links', 'Links of social profiles'],
  ['safety', 'Safer browsing'],
] as const satisfies readonly (readonly [of: Name, label: string])[];
export const LISTS_COLLECTION = {
  name: 'lists',
  label: 'Prices, menus, lists',
  description: 'What many pages share',
};

/** Files that are one entry. */
export const SINGLES: readonly (readonly [of: Name, path: string, label: string])[] = [
  ['slots', 'slots', 'Times for the free call'],
  ['crisis-words', 'crisis-words', 'Words that show help lines first'],
  ['quizzes', 'quizzes/relationship-reality-check', 'Relationship quiz'],
  ['matching', 'quizzes/therapy-finder', 'Therapist finder'],
  ['detox', 'quizzes/screen-time', 'Screen-time quiz'],
  ['ritual', 'tools/ritual-creator', 'Ritual card'],
];
export const SINGLES_COLLECTION = {
  name: 'tools',
  label: 'Times, quizzes, tools',
  description: 'What visitors choose, answer or fill in',
};
