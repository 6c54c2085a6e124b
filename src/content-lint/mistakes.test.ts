/** Mistakes of people who never wrote code, each with what they are told about it. */
import { describe, expect, it } from 'vitest';
import { check } from './lint.ts';
import { unreadFile } from './file-names.ts';
import { parseFile } from './parse.ts';
import { POST, postWith as post } from './mistakes-post.ts';
import { siteWith } from './rule-tester.ts';

const end = (text: string): string => `${POST}\n${text}\n`;

interface Seen {
  line: number;
  field: string;
  why: RegExp;
  example: string;
}

const MISTAKES: readonly (readonly [string, string, Seen])[] = [
  ...(
    [
      ['*Yes*', /begins with \*/, 'title: "*Yes*"'],
      ['**Both**', /begins with \*/, 'title: "**Both**"'],
      ['!Vamos', /begins with !/, 'title: "!Vamos"'],
      ['! Wow', /begins with !/, 'title: "! Wow"'],
      ['&rsquo;Tis the season', /begins with &/, 'title: "&rsquo;Tis the season"'],
      ['We are #1 tonight', /end of the text is missing/, 'title: "We are #1 tonight"'],
      ['Room # 4', /end of the text is missing/, 'title: "Room # 4"'],
      ['"One\\nor two"', /another sign/, "title: 'One\\nor two' (simple marks)"],
      ['"C:\\new"', /another sign/, "title: 'C:\\new' (simple marks)"],
      ['|\n  One\n  or two', /a single line/, 'title: "One or two"'],
    ] as const
  ).map(([title, why, example]): readonly [string, string, Seen] => [
    `the title ${title}`,
    post('Why we whisper', title.replaceAll('$', '$$$$')),
    { line: 2, field: 'title', why, example },
  ]),
  [
    'a tab',
    post('tags: [listening]', 'tags:\n\t- listening'),
    {
      line: 8,
      field: 'top of the file',
      why: /tab/,
      example: 'press the space bar twice instead:   - listening',
    },
  ],
  [
    'curly quotation marks around a colon',
    post('Why we whisper', '“Whispers: why we do it”'),
    {
      line: 2,
      field: 'title',
      why: /curly/,
      example: 'title: "Whispers: why we do it" (straight marks, from the keyboard)',
    },
  ],
  [
    'curly quotation marks',
    post('Why we whisper', '“Why we whisper”'),
    {
      line: 2,
      field: 'title',
      why: /on the page, too/,
      example: 'write it without them: Why we whisper',
    },
  ],
  [
    'curly quotation marks around a day',
    post('2026-11-01', '“2026-11-01”'),
    { line: 4, field: 'date', why: /curly/, example: 'write it without them: 2026-11-01' },
  ],
  [
    'an unknown field',
    post('tags:', 'tag:'),
    { line: 7, field: 'tag', why: /no field here/, example: 'did you mean "tags"?' },
  ],
  [
    'a missing picture',
    end('![A room.](../images/our-rom.jpg)'),
    { line: 12, field: 'text', why: /no such picture/, example: 'write ../images/our-room.jpg' },
  ],
  [
    'a missing picture whose path is on another line',
    end('![A room.][room]\n\n[room]: ../images/our-rom.jpg'),
    { line: 12, field: 'text', why: /no such picture/, example: 'write ../images/our-room.jpg' },
  ],
  [
    'an invisible sign in a title',
    post('Why we', 'Why\u200b we'),
    { line: 2, field: 'title', why: /invisible sign/, example: 'type it by hand: Why we whisper' },
  ],
  [
    'a file that is not UTF-8',
    end('Caf\uFFFD'),
    {
      line: 12,
      field: 'the whole file',
      why: /not saved as UTF-8/,
      example: 'open it in the program that wrote it, choose Save as…, and UTF-8 as the encoding',
    },
  ],
  [
    'Markdown and HTML in a title',
    post('Why we whisper', 'Why **we** <em>whisper</em>'),
    { line: 2, field: 'title', why: /as it is written/, example: 'Why we whisper' },
  ],
  [
    'no --- before the fields',
    post('---\n', ''),
    {
      line: 1,
      field: 'top of the file',
      why: /no beginning/,
      example: 'write --- on a line of its own, as the first line of the file',
    },
  ],
  [
    'no --- after the fields',
    post(']\n---\n', ']\n'),
    {
      line: 9,
      field: 'top of the file',
      why: /no end/,
      example: 'write --- on a line of its own, after the last field and before the text',
    },
  ],
  [
    'no --- after the fields, and a line in the text',
    `${post(']\n---\n', ']\n')}\n---\n\nMore.\n`,
    {
      line: 9,
      field: 'top of the file',
      why: /no end/,
      example: 'write --- on a line of its own, after the last field and before the text',
    },
  ],
  [
    'an unknown price',
    end('It is {price:rest}.'),
    {
      line: 12,
      field: 'text',
      why: /no such price/,
      example: 'write one of: standard-rate, 6-session-reset',
    },
  ],
  [
    'a day that is in no calendar',
    post('2026-11-01', '2026-02-30'),
    {
      line: 4,
      field: 'date',
      why: /no day 2026-02-30/,
      example: 'write the day as year-month-day, for example: 2026-03-04',
    },
  ],
  [
    'yes instead of true',
    post('date:', 'draft: yes\ndate:'),
    {
      line: 4,
      field: 'draft',
      why: /neither yes nor no/,
      example: 'write true or false, without quotation marks',
    },
  ],
  [
    'no space after the colon',
    post('title: ', 'title:'),
    { line: 2, field: 'title', why: /no space after the colon/, example: 'title: Why we whisper' },
  ],
  [
    'an apostrophe between single marks',
    post('Why we whisper', "'Don't whisper'"),
    { line: 2, field: 'title', why: /quotation mark/, example: `title: "Don't whisper"` },
  ],
  [
    'a title that begins with #',
    post('Why we whisper', '#1 reason to whisper'),
    { line: 2, field: 'title', why: /nobody sees/, example: 'title: "#1 reason to whisper"' },
  ],
  [
    'a list with commas only',
    post('[listening]', 'listening, sleep'),
    {
      line: 7,
      field: 'tags',
      why: /no list/,
      example: 'write one item on each line, with a dash before it, for example: - grief',
    },
  ],
  [
    'a dash that the word processor made of ---',
    post(']\n---\n', ']\n—\n'),
    {
      line: 8,
      field: 'top of the file',
      why: /three hyphens/,
      example: '--- (type three hyphens; some programs turn them into a dash)',
    },
  ],
  [
    'a field that is there twice',
    post('date:', 'title: Why we shout\ndate:'),
    {
      line: 4,
      field: 'title',
      why: /twice/,
      example: 'keep one of the two lines, and delete the other',
    },
  ],
  [
    'a picture on one’s own computer',
    end('![A room.](file:///C:/Users/kim/room.jpg)'),
    {
      line: 12,
      field: 'text',
      why: /your own computer/,
      example: 'put the picture into src/content/images, and write ../images/its-name.jpg',
    },
  ],
  [
    'a picture with a space in its name',
    end('![A room.](../images/our room.jpg)'),
    {
      line: 12,
      field: 'text',
      why: /has a space in it/,
      example: 'name the file without spaces: (../images/our-room.jpg)',
    },
  ],
  [
    'a space in a price',
    end('It is {price: standard-rate}.'),
    {
      line: 12,
      field: 'text',
      why: /not read as a price/,
      example: 'write {price:standard-rate}, without spaces',
    },
  ],
  [
    'a link to another site without https',
    end('[They](www.example.com/help) help.'),
    { line: 12, field: 'text', why: /begins with https/, example: 'https://www.example.com/help' },
  ],
  [
    'a heading without a space',
    end('##What to do'),
    { line: 12, field: 'text', why: /space after its signs/, example: '## What to do' },
  ],
  [
    'two versions of a line',
    post('date:', '<<<<<<< HEAD\ndate:'),
    {
      line: 4,
      field: 'top of the file',
      why: /two people/,
      example: 'keep the version you want, and delete the other one and these marks',
    },
  ],
];

const NAMES = new Map([
  ['therapists', ['kim']],
  ['categories', ['repairs']],
]);
const about = (text: string, path = 'posts/21-why.md') =>
  check(parseFile(path, text), siteWith({}, { names: NAMES }));

it.each([
  ['C:\\new', 'C:\\new'],
  ['"We are #1 tonight"', 'We are #1 tonight'],
  ["'*Yes*'", '*Yes*'],
  ['Fish & chips', 'Fish & chips'],
  ['We are#1', 'We are#1'],
  ['2026-01-05', '2026-01-05'],
  ['yes', 'yes'],
  ['One\n  or two', 'One or two'],
])('the title %s is what the page says', (written, title) => {
  const { data, broken } = parseFile('posts/1-a.md', post('Why we whisper', written));
  expect([data['title'], broken]).toEqual([title, []]);
});

it('an editor without a mistake hears nothing', () => {
  expect(about(POST)).toEqual([]);
});

describe('an editor is told about', () => {
  it.each(MISTAKES)('%s', (_, text, { line, field, why, example }) => {
    const found = about(text).find((one) => one.line === line && one.field === field);
    expect(found, JSON.stringify(about(text))).toMatchObject({ example });
    expect(found?.why).toMatch(why);
    expect(found?.level).toBeUndefined();
    expect(`${found?.why}${found?.example}`).not.toMatch(/\bYAML\b|pars|scalar|mapping|undefined/);
  });

  it.each([
    ['posts/new.txt', 'rename it to new.md'],
    ['prices.yml', 'rename it to prices.yaml'],
    ['post/21-why.md', 'move it into one of: episodes'],
    ['images/Our Room.JPG', 'rename it to our-room.jpg'],
  ])('a file that nobody reads, %s', (path, example) => {
    expect(unreadFile(path)).toMatchObject([{ field: 'file name' }]);
    expect(unreadFile(path)[0]?.example).toContain(example);
  });

  it('a file name that is no address', () => {
    const found = about(POST, 'guides/Grief Support.md');
    expect(found).toContainEqual(
      expect.objectContaining({ field: 'file name', example: 'rename it to grief-support.md' }),
    );
  });
});
