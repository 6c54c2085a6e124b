/** Checks references: people, FAQs, categories, prices, facts, recordings. */
import { referenceOf } from '#collections';
import { site } from '#site';
import { languageOf } from '#features/translations/page-language.ts';
import { isPostName, TEST_POST } from '#features/blog/post.schema.ts';
import { suggestion } from '#lib/content/unknown-field.ts';
import { FACT_NAMES } from '#lib/placeholders.ts';
import { addressName } from '../file-names.ts';
import { type ContentFile, type Field, fieldName } from '../content-file.ts';
import { ENDINGS } from '../recording.ts';
import type { RuleFinding, Rule, Site } from '../rule.ts';

const nameOf = ({ path }: Field): string =>
  String(path.findLast((key) => typeof key === 'string') ?? '');

function missingNames({ path, collection, fields }: ContentFile, { names }: Site): RuleFinding[] {
  // The other states’ laws are kept for practices there, whose notices are not here.
  if (collection === 'laws' && path !== `laws/${site.lawPack}.yaml`) return [];
  return fields.flatMap((field): RuleFinding[] => {
    // In tools, `ask` is a question text, not a reference.
    if (nameOf(field) === 'ask' && field.path.at(-1) === 'ask') return [];
    const where = referenceOf(collection.replace(/\.yaml$/, ''), nameOf(field));
    const known = where ? names.get(where) : undefined;
    const words = String(field.value);
    // The rule for schemas says that this is no name.
    if (typeof field.value !== 'string' || words.trim() === '') return [];
    if (!where || !known || known.includes(words)) return [];
    const near = suggestion(words, known);
    return [
      {
        field: fieldName(field.path),
        line: field.line,
        words,
        why: `there is no such ${where.startsWith('drawings/') ? 'drawing' : `name in ${where}`}, and the build stops at it`,
        example: near ? `did you mean "${near}"?` : `write one of: ${known.join(', ')}`,
      },
    ];
  });
}

const fieldOn = (fields: readonly Field[], line: number): string => {
  const found = fields.findLast((field) => field.line <= line && String(field.value).includes('{'));
  return found ? fieldName(found.path) : 'text';
};

function missingPrices({ prices, fields }: ContentFile, { offers }: Site): RuleFinding[] {
  return prices.flatMap(({ line, name }): RuleFinding[] => {
    const [id = '', part] = name.split('.');
    const offer = offers.find((one) => one.id === id);
    const parts = offer ? ['line', 'low', 'high', ...offer.options.map((option) => option.id)] : [];
    if (offer && (part === undefined || parts.includes(part))) return [];
    const known = offer ? parts.map((one) => `${id}.${one}`) : offers.map((one) => one.id);
    return [
      {
        field: fieldOn(
          fields.filter(({ value }) => String(value).includes(`{price:${name}}`)),
          line,
        ),
        line,
        words: `{price:${name}}`,
        why: 'prices.yaml has no such price, and the build stops at it',
        example: `write one of: ${known.join(', ')}`,
      },
    ];
  });
}

/** Facts that only steps have (features/booking/FirstContactText.astro). */
const STEP_FACTS = ['first.title', 'first.text', 'first.entry'];

function missingFacts(
  { path, data, facts, fields }: ContentFile,
  { policies }: Site,
): RuleFinding[] {
  const texts = policies[languageOf(`/${path.replace(/^pages\/|\.md$/g, '')}`)];
  const kinds = ((data['sections'] ?? []) as { kind?: unknown }[]).map((section) => section?.kind);
  const hasSteps = kinds.includes('booking') || kinds.includes('sent');
  const known = [
    ...FACT_NAMES,
    ...(hasSteps ? STEP_FACTS : []),
    ...[...texts.keys()].map((name) => `policy:${name}`),
  ];
  return facts
    .filter(({ name }) => !known.includes(name))
    .map(({ line, name }) => ({
      field: fieldOn(
        fields.filter(({ value }) => String(value).includes(`{${name}}`)),
        line,
      ),
      line,
      words: `{${name}}`,
      why: 'there is no such fact, and the build stops at it',
      example: `write one of: ${known.map((one) => `{${one}}`).join(', ')}`,
    }));
}

function wrongRecording(
  { collection, fields, data }: ContentFile,
  { recordings }: Site,
): RuleFinding[] {
  if (collection !== 'episodes') return [];
  const audio = (data['audio'] ?? {}) as Readonly<Record<string, unknown>>;
  const { src, bytes, type } = audio;
  if (typeof src !== 'string') return [];
  const about = (name: string, why: string, example: string): RuleFinding => {
    const field = `audio.${name}`;
    const line = fields.find(({ path }) => fieldName(path) === field)?.line ?? 2;
    return { field, line, words: String(audio[name]), why, example };
  };
  const file = recordings.get(src);
  if (!file)
    return [about('src', 'there is no such recording in public/episodes', 'put the file there')];
  const kind = file.type && ENDINGS[file.type];
  if (kind === undefined)
    return [
      about(
        'src',
        'this file is no recording that podcast apps play',
        'save it as MP3 or M4A (AAC)',
      ),
    ];
  return [
    ...(src.endsWith(kind)
      ? []
      : [
          about(
            'src',
            'the sound in it is of another kind than its name says',
            `end its name with ${kind}`,
          ),
        ]),
    ...(file.bytes === bytes
      ? []
      : [
          about(
            'bytes',
            'the recording has another size, and podcast apps rely on it',
            `bytes: ${file.bytes}`,
          ),
        ]),
    ...(type === undefined || file.type === type
      ? []
      : [about('type', 'the sound in the recording is of another kind', `type: ${file.type}`)]),
  ];
}

/** Posts whose file name is not a number and words get no URL; other names become addresses, too. */
function wrongFileName({ collection, path }: ContentFile): RuleFinding[] {
  const name = path.slice(collection.length + 1, -'.md'.length);
  const found = { field: 'file name', line: 1, words: name };
  if (collection === 'posts' && name !== TEST_POST && !isPostName(name))
    return [
      {
        ...found,
        why: 'the name of a post is its number and words in lower case, and the build stops at another one',
        example: 'src/content/posts/19-why-we-whisper.md',
      },
    ];
  if (!path.endsWith('.md') || /^[a-z0-9]+(?:[-/][a-z0-9]+)*$/.test(name)) return [];
  return [
    {
      ...found,
      why: 'the name of a file becomes the address of a page: lower case letters, digits and hyphens',
      example: `rename it to ${addressName(name)}.md`,
    },
  ];
}

export const names: Rule = (file, site) => [
  ...wrongFileName(file),
  ...missingNames(file, site),
  ...missingPrices(file, site),
  ...missingFacts(file, site),
  ...wrongRecording(file, site),
];
