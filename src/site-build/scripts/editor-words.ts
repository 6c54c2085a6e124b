/** What Sveltia CMS calls things, in words of the forms and of the editors’ guide. */

/** Whole messages; each must be there. */
const MESSAGES: Readonly<Record<string, string>> = {
  'Welcome to {$name}': 'Opening the texts of {$name}',
  'Loading CMS Configuration…': 'Opening the forms…',
  'Loading Site Data…': 'Opening the texts…',
  'There was an error while loading site data.': 'The texts could not be opened.',
  Validation: 'Checks',
  'Validation results will be shown here.': 'What the checks find is shown here.',
  'No errors found.': 'Nothing to change. The checks of the whole site follow when you save.',
  Validate: 'Check now',
  'Edit Slug': 'Change the Address',
  'The slug is generated from the entry’s content when it’s saved. Any date and time in it will be those of the save.':
    'The end of the address is made of the title when the entry is saved.',
  'This entry doesn’t have a slug.': 'This entry has no address.',
  'The slug cannot contain special characters, including slashes and spaces.':
    'The address has small letters, digits and hyphens only.',
  Backlinks: 'Chosen by',
  'No entries are referencing this entry.':
    'No field of another entry has chosen this one. Links in texts are not listed here.',
  'Revert Changes': 'Undo Changes',
  'Revert All Changes': 'Undo All Changes',
  '{$collection} Collection': '{$collection}',
  // There is one language, whose name is none.
  'Edit {$locale} Content': 'Fields',
  'Preview {$locale} Content': 'Preview',
  'Show {$locale} Content Options': 'Show Options of the Fields',
  '{$locale} Content Options': 'Options of the Fields',
  'Alt Text': 'The Picture in Words',
};

/** Words of any message. */
const WORDS: readonly (readonly [RegExp, string])[] = [
  [/\ban asset\b/g, 'a picture'],
  [/(?<!\$)\basset\b/g, 'picture'],
  [/(?<!\$)\bAsset\b/g, 'Picture'],
  [/(?<!\$)\bassets\b/g, 'pictures'],
  [/(?<!\$)\bAssets\b/g, 'Pictures'],
  [/(?<!\$)\bslug\b/g, 'address'],
  [/(?<!\$)\bSlug\b/g, 'Address'],
  [/\bSveltia CMS\b/g, 'The editor'],
];

/** First and last message of its English ones. */
const MESSAGES_START = 'create:`New`,select:`Select`';
const MESSAGES_END = 'tb:`{$size} TB`';
const TEXT = /`((?:[^`\\]|\\.)*)`/g;
/** Messages about the configuration, which developers read. */
const DEVELOPERS = /\\`|configuration file/;

/** Where the messages are in the script. @throws {Error} if they are not there exactly once */
function partsOf(script: string): [before: string, messages: string, after: string] {
  const [before, rest, more] = script.split(MESSAGES_START);
  const [messages, after, again] = rest?.split(MESSAGES_END) ?? [];
  if (before === undefined || messages === undefined || after === undefined || (more ?? again))
    throw new Error('The content editor does not have its messages exactly once');
  return [before + MESSAGES_START, messages, MESSAGES_END + after];
}

/** The messages that people read who write, not those about the configuration. */
export const messagesIn = (script: string): string[] =>
  [...partsOf(script)[1].matchAll(TEXT)].flatMap(([, text = '']) =>
    DEVELOPERS.test(text) ? [] : text,
  );

/** The script with our words in its messages. @throws {Error} if a message is not there */
export function withPlainWords(script: string): string {
  const [before, messages, after] = partsOf(script);
  const missing = new Set(Object.keys(MESSAGES));
  const said = messages.replace(TEXT, (all, text: string) => {
    if (DEVELOPERS.test(text)) return all;
    missing.delete(text);
    const words = Object.hasOwn(MESSAGES, text)
      ? (MESSAGES[text] ?? text)
      : WORDS.reduce((now, [pattern, by]) => now.replace(pattern, by), text);
    return `\`${words}\``;
  });
  if (missing.size > 0)
    throw new Error(`The content editor does not say: ${[...missing].join('; ')}`);
  return before + said + after;
}
