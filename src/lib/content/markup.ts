/** HTML in a text: only the elements of the guide, nothing that could run in a browser. */

/** Only with a class and a language. */
const ALLOWED =
  /<\/?(?:div|aside|figure|figcaption|br|abbr|sup|sub|kbd|mark|small|del|details|summary|p)(?:\s+(?:class="[\w -]*"|lang="[A-Za-z-]*"))*\s*\/?>/gi;
/** Comments that browsers end where Markdown does: `<!-->` and `--!>` end one, too. */
const COMMENT = /<!--(?!-?>)[^<>]*-->/g;
const TAG = /<(?=[a-z/!?])\/?([a-z][\w:-]*)?[^<>]*>?/i;

interface Said {
  words: string;
  why: string;
  example: string;
}

const ABOUT: readonly (readonly [RegExp, string, string])[] = [
  [
    /^img|^picture|^svg/i,
    'a picture in HTML is neither found nor made smaller',
    '![What it shows](../images/its-name.jpg)',
  ],
  [
    /^script/i,
    'a script would run in the browser of every visitor',
    'take it out; what a page can do is in its sections',
  ],
  [
    /^(?:iframe|embed|object|video|audio)/i,
    'something of another site would be an empty box on the page',
    'link to it: [Watch the talk](https://www.example.com/)',
  ],
  [/^a$/i, 'a link is not written in HTML', '[the team](/team)'],
  [/^(?:b|strong)$/i, 'bold text is not written in HTML', '**bold**'],
  [/^(?:i|em)$/i, 'text in italics is not written in HTML', '*italics*'],
  [/^h[1-6]$/i, 'a heading is not written in HTML', '## What to do'],
];

/** The first forbidden tag, if any; `at` is its line, from 0. */
export function markupIn(html: string): { name: string; at: number; said: Said }[] {
  const blank = (text: string): string => text.replaceAll(/[^\n]/g, ' ');
  const rest = html.replaceAll(COMMENT, blank).replaceAll(ALLOWED, blank);
  const [tag, name = ''] = TAG.exec(rest) ?? [];
  if (tag === undefined) return [];
  const [, why = 'this is HTML that a text may not have', example = 'write it without'] =
    ABOUT.find(([names]) => names.test(name)) ?? [];
  return [
    {
      name,
      at: rest.slice(0, rest.indexOf(tag)).split('\n').length - 1,
      said: { words: tag.replaceAll(/\s+/g, ' ').slice(0, 80), why, example },
    },
  ];
}
