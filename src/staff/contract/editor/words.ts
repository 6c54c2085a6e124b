/** Labels and hints of the content editor, in the words of the editors’ guide (`content/README.md`). */

/** Labels of fields whose names in code are not plain English. */
const LABELS: Readonly<Record<string, string>> = {
  alt: 'The picture in words',
  also: 'Words the therapist finder looks for',
  ask: 'Questions',
  body: 'Text',
  coverAlt: 'The cover in words',
  cover: 'Picture',
  cta: 'Button',
  ctaText: 'Words of the card’s link',
  date: 'Day it appears',
  description: 'Short description',
  detox: 'Screen time',
  faqs: 'Questions and answers',
  flexibleOf: 'Is the flexible price of',
  href: 'Link',
  image: 'Picture',
  lede: 'Sentence under the heading',
  legacyPaths: 'Old addresses',
  more: 'Quiet link',
  noindex: 'Keep out of search engines',
  oneLiner: 'One line',
  pullQuote: 'Sentence set large',
  reset: 'Offer',
  seoTitle: 'Title for search engines',
  sku: 'Stock number',
  'time-for-reset': 'Time for a change',
  tryIt: 'Try it',
};

/** `late-cancellation` → `Late cancellation`, for names of entries and keywords. */
export function wordsOf(name: string): string {
  const words = name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('-', ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The label of a field: `funFact` → `Fun fact`. */
export const labelOf = (name: string): string =>
  (Object.hasOwn(LABELS, name) ? LABELS[name] : undefined) ?? wordsOf(name);

/** Hints by field, or by collection and field. */
const HINTS: Readonly<Record<string, string>> = {
  title: 'The name of the page in lists, in the browser tab and in search results.',
  description: 'The two lines under it in search results, different on every page.',
  draft: 'Not on the site until you switch this off.',
  noindex: 'On the site, but search engines leave it out.',
  order: 'Low numbers come first.',
  color: 'The cut paper behind it.',
  alt: 'What the picture shows, for people who can’t see it.',
  coverAlt: 'What the picture shows, for people who can’t see it.',
  legacyPaths: 'Links to old addresses of this page keep working.',
  date: 'A day to come keeps it off the site until then.',
  seoTitle: 'What the page is about and where, in the words people search for.',
  heading: 'The large line at the top of the page, where it’s not the title.',
  'posts.author': 'Who wrote it.',
  'posts.tags': 'One to five. Those there are open with the field; another may be written.',
  'posts.tryIt': 'The box at the end.',
  'posts.pullQuote': 'A sentence of the post, shown large beside it and in the list.',
  'posts.cover': 'A picture of its own. Write what it shows in the next field.',
  'posts.category': 'Where the blog lists it.',
  'posts.updated': 'The day of a change worth knowing.',
  'posts.reviewedBy': 'Who checked it.',
  'therapists.oneLiner': 'On the card.',
  'therapists.funFact': 'On the card.',
  'therapists.calm': 'A quiet portrait, for the crisis page.',
  'therapists.nextOpening': 'It disappears once the day has passed.',
  'therapists.availabilityUpdated': 'The day you looked.',
  'therapists.listed': 'Off: in the menu only.',
  'therapists.training': 'Degrees and courses, the latest first.',
  'therapists.supervisor': 'Most states require one for an associate.',
  'therapists.slidingFrom': 'The lowest rate, whole dollars.',
  'prices.price': 'Whole dollars, without a sign. Every page, card and menu follows.',
  'prices.description': 'One line; the menu shows it.',
  'prices.path': 'Its page.',
  'prices.options': 'Two or more.',
  'services.listed': 'Off: no card on the home page.',
  'services.crisis': 'Help lines first.',
  'services.offer': 'A name in the prices.',
  'faqs.question': 'The answer is the text, 40 to 120 words.',
};

/**
 * The hint of a field: the guide’s words, else the schema’s, and an example.
 * @param description of the schema
 */
export function hintOf(
  collection: string,
  name: string,
  description: string | undefined,
  example: string,
): string {
  const words = HINTS[`${collection}.${name}`] ?? description ?? HINTS[name] ?? '';
  const sentence = words && /[.?!]$/.test(words) ? words : words && `${words}.`;
  return [sentence, example && `For example: ${example}`].filter(Boolean).join(' ');
}
