import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { withPlainLines } from '#lib/content/encoding.ts';
import { isDeepStrictEqual } from 'node:util';
import { splitFile } from '#content-lint/front-matter/fences.ts';
import { parseFile } from '#content-lint/parse.ts';
import { keepFormat } from './keep-format.ts';

const CONTENT = resolve(import.meta.dirname, '../content');
/** As Sveltia writes it: long lists, no comments, other quotation marks. */
const asEditor = (path: string, text: string): string => {
  if (path.endsWith('.yaml')) return stringify(parse(text));
  const { front, body } = splitFile(text);
  return `---\n${stringify(parse(front))}---\n${body}`;
};

const POST = `---
# accepted: numbers "three times" – it is a story
title: A title # for search engines
tags: [repair, 'self-help']
price: { low: 150, high: 290 }
image: 'a: b'
steps:
  # The first one
  - text: One
  - text: Two
old: yes please
---

A text.
`;

describe('A save of the content editor', () => {
  it.each(globSync('**/*.{md,yaml}', { cwd: CONTENT }).filter((path) => path !== 'README.md'))(
    'without a change leaves %s as it is',
    async (path) => {
      const text = readFileSync(join(CONTENT, path), 'utf8');
      expect(await keepFormat(path, text, asEditor(path, withPlainLines(text)))).toBe(text);
    },
  );

  it.each(['\r\n', '\r'])('keeps what a file with %j at the end of its lines has', async (end) => {
    const before = POST.replaceAll('\n', end);
    expect(await keepFormat('posts/1-a.md', before, asEditor('posts/1-a.md', POST))).toBe(before);
    const sent = asEditor('posts/1-a.md', POST.replace('A text.', 'Another.'));
    expect(await keepFormat('posts/1-a.md', before, sent)).toBe(
      POST.replace('A text.', 'Another.'),
    );
  });

  it.each([
    [
      'a changed text',
      'title: A title #',
      'title: Another #',
      (data: Data) => ({ ...data, title: 'Another' }),
    ],
    [
      'a text that needs quotation marks',
      'old: yes please',
      "old: 'true'",
      (data: Data) => ({ ...data, old: 'true' }),
    ],
    ['a removed field', "image: 'a: b'\n", '', ({ image: _, ...data }: Data) => data],
    [
      'a new item of a list',
      "tags: [repair, 'self-help']",
      "tags: [repair, listening, 'self-help']",
      (data: Data) => ({ ...data, tags: ['repair', 'listening', 'self-help'] }),
    ],
    [
      'one of two numbers',
      'high: 290',
      'high: 310',
      (data: Data) => ({ ...data, price: { low: 150, high: 310 } }),
    ],
    [
      'an item in the middle of a list',
      '  - text: Two\n',
      '  - text: And a half\n  - text: Two\n',
      (data: Data) => ({
        ...data,
        steps: [{ text: 'One' }, { text: 'And a half' }, { text: 'Two' }],
      }),
    ],
    [
      'a new field',
      'old: yes please\n',
      'old: yes please\nnew: 1\n',
      (data: Data) => ({ ...data, new: 1 }),
    ],
  ] as const)('changes %s and nothing else', async (_what, before, after, change) => {
    const { front, body } = splitFile(POST);
    const sent = `---\n${stringify(change(parse(front) as Data))}---\n${body}`;
    expect(await keepFormat('posts/1-a.md', POST, sent)).toBe(POST.replace(before, after));
  });

  it('adds nothing that the schema adds anyway, in fields, in entries of a file and in lists', async () => {
    const read = (path: string): string =>
      withPlainLines(readFileSync(join(CONTENT, path), 'utf8'));
    const post = read('posts/3-the-aunties-have-notes.md');
    const sent = post.replace(/^date:/m, 'draft: false\nnoindex: false\ndate:');
    expect(sent).not.toBe(post);
    const renamed = (text: string): string => text.replace(/^title: .*$/m, 'title: Another title');
    expect(await keepFormat('posts/3-a.md', post, renamed(sent))).toBe(renamed(post));
    const letters = read('letters.yaml');
    const reordered = (text: string): string => text.replace('order: 1\n', 'order: 7\n');
    const long = reordered(letters).replace('order: 7\n', 'order: 7\n  afterTry: false\n');
    expect(await keepFormat('letters.yaml', letters, long)).toBe(reordered(letters));
    const other = long.replace('afterTry: false', 'afterTry: true');
    expect(await keepFormat('letters.yaml', letters, other)).toContain('afterTry: true');
  });

  it('changes the text below the fields and leaves the fields', async () => {
    const sent = asEditor('posts/1-a.md', POST).replace('A text.', 'Another text.\n\n');
    expect(await keepFormat('posts/1-a.md', POST, sent)).toBe(
      POST.replace('A text.', 'Another text.'),
    );
  });

  it('leaves what cannot be read to the checks', async () => {
    expect(await keepFormat('posts/1-a.md', POST, 'no fields\n')).toBe('no fields\n');
    expect(await keepFormat('prices.yaml', 'a: 1\n', 'a: [')).toBe('a: [');
  });
});

type Data = Record<string, unknown>;

/** Numbers from 0 to 1, the same in every run (mulberry32). */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const PIECES =
  'a|Hi {firstName},|Thank you|don’t|"said"|\'so\'|: |- |# |#1|*Yes*|!no|&rsquo;|@|%|`x`|[call]|{|}|, |? || >|\\n|\\|C:\\new|1_000|0b11|2026-01-05|yes|null|~|<<|é|💛|\u2028|\u2029|\u0085|\v|\f|\u00a0|\ufeff|\u0007|\u007f|\t| |  |\n|\n\n|\n  |---|...|_|**|0|12:30|=|<b>|…'.split(
    /(?<!\|)\|(?!\|)/,
  );

/** Without what means nothing: blanks at the ends of lines. */
const plain = (text: string): string => text.replaceAll(/[^\S\n]+(?=\n|$)/g, '');

it('A save changes no text, whatever is in it', async () => {
  const random = numbersFrom(51);
  const some = (): string =>
    Array.from({ length: 1 + Math.floor(random() * 6) }, () => {
      return PIECES[Math.floor(random() * PIECES.length)] ?? '';
    }).join('');
  const before = (data: object): string =>
    `# Letters\nfirst:\n  # Its name\n  name: Which number?\n  order: 1\n  en: |\n    Hi,\n\n    Thank you.\n  es: 'Hola'\n  tags: [one, 'two']\n  box: { low: cheap, high: 290 }\n${stringify(data)}`;
  const wrong: unknown[] = [];
  for (let round = 0; round < 60; round += 1) {
    const own = before({ last: { en: some() } });
    const data = parse(own) as { first: Data; last: Data };
    const tags = [some(), 'two', some()];
    const first = { ...data.first, name: some(), en: some(), tags, box: { low: some(), high: 1 } };
    const sent = stringify({ ...data, first });
    const saved = await keepFormat('letters.yaml', own, sent);
    const read = (text: string) => parseFile('letters.yaml', text).data;
    const wanted = JSON.parse(JSON.stringify(parse(sent)), (_, value: unknown) =>
      typeof value === 'string' ? plain(value) : value,
    ) as unknown;
    const again = await keepFormat('letters.yaml', saved, stringify(read(saved)));
    if (!isDeepStrictEqual(read(saved), wanted) || again !== saved) wrong.push([sent, saved]);
  }
  expect(wrong).toEqual([]);
});

it('The letter of a person who types a blank before Enter keeps its paragraphs', async () => {
  const path = 'letters.yaml';
  const own = readFileSync(join(CONTENT, path), 'utf8');
  const letters = parse(own) as Record<string, Data>;
  const text = 'Hi {firstName}, \nThank you for writing. \n\nIs this number good for you?\n ';
  for (const en of [text, text.replaceAll(' \n', '\v\n'), `${text}\u2028One more line`]) {
    const sent = stringify({ ...letters, 'which-number': { ...letters['which-number'], en } });
    const saved = await keepFormat(path, own, sent);
    const { data, broken } = parseFile(path, saved);
    expect(broken).toEqual([]);
    expect((data['which-number'] as Data)['en']).toBe(plain(en));
    expect(saved).toContain('# Letters that staff send');
  }
});
