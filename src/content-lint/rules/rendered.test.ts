import { describe, expect, it } from 'vitest';
import { check } from '../lint.ts';
import { parseFile } from '../parse.ts';
import { POST } from '../mistakes-post.ts';
import { post, siteWith, testRule } from '../rule-tester.ts';
import { markup, rendered } from './rendered.ts';

const NAMES = new Map([
  ['therapists', ['kim']],
  ['categories', ['repairs']],
]);
/** As `rule line: words`; the text begins on line 4. */
const found = (text: string): string[] => [
  ...testRule(markup, 'posts/1-a.md', post(text)).map((one) => `markup ${one}`),
  ...testRule(rendered, 'posts/1-a.md', post(text)).map((one) => `rendered ${one}`),
];

describe('what other programs leave is named with its line', () => {
  it.each([
    ['admonitions', 'Words.\n\n:::tip\nKeep it.\n:::', ['rendered 6 text: :::tip']],
    ['alerts', '> [!NOTE]\n> Keep it.', ['rendered 4 text: [!NOTE]']],
    ['lists of dashes', '– one\n– two', ['rendered 4 text: – one –']],
    ['emoji by name', 'It made us smile :smile:.', ['rendered 4 text: :smile:']],
    ['a footnote without text', 'One[^3].', ['rendered 4 text: [^3]']],
    [
      'Hugo',
      '{{< figure src="/a.png" >}}\n\n{{% notice tip %}}\nText.\n{{% /notice %}}',
      ['rendered 4 text: {{< figure src=“/a.png” >}}', 'rendered 6 text: {{% notice tip %}}'],
    ],
    ['kramdown', '## A rule\n{: .no_toc }\n\nA word.{: .lead}', 2],
    ['Liquid', '{% include a.html %} {{ site.title }}', ['rendered 4 text: {% include a.html %}']],
    ['a link without its address', 'About [the kettle][1].', ['rendered 4 text: [the kettle][1]']],
    ['a line under a text', 'Two chairs.\n---\nOne window.', ['rendered 4 text: Two chairs.']],
    ['a line between texts, which is meant', 'Two chairs.\n\n---\n\nOne window.', 0],
    ['fields in the text', '---\ntitle: Again\n---\nTwo chairs.', 1],
    ['half a table', '| Who | What |\n|-----|\n| You | me |', ['rendered 4 text: | Who | What |']],
    ['a table of contents', '[toc]', ['rendered 4 text: [toc]']],
    ['WordPress', '[caption id="a_9" width="425"]A kettle[/caption]\n\n[gallery ids="1,2"]', 2],
    ['indented lines', 'Words.\n\n    Two chairs.', ['rendered 6 text: Two chairs.']],
    ['WordPress contact form', '[contact-form-7 id="12" title="Contact"]', 1],
    ['WordPress embed', '[embed]https://www.youtube.com/watch?v=abc[/embed]', 1],
    ['Notion', '<aside>\n💡 {{callout}}\n\n</aside>\n\n- [ ] ok\n\n[ ] to do', 2],
    ['Obsidian', 'See [[The kettle|kettle]] and ==this==. ^block-1\n\n%%a note%%', 2],
    ['Obsidian pictures', '![[kettle.png]]', ['rendered 4 text: ![[kettle.png]]']],
    ['Logseq', 'collapsed:: true\n\n((63f0a8f2-1b2c-4a3d-9e8f-001122334455))', 2],
    [
      'Google Docs',
      '![][image1]\n\nA word[a].\n\n[image1]: <data:image/png;base64,iVBORw0KGgo=>',
      2,
    ],
    ['Word', '<o:p></o:p>\n\n·\tone', 2],
    ['Word as HTML', '<p class=MsoNormal style="mso-a:b">Hello</p>', 1],
    ['Medium', '<figure><img src="https://miro.medium.com/a.jpg"></figure>', 1],
    ['Substack', '[Subscribe now](%%checkout_url%%)', ['rendered 4 text: %25%checkout_url%25%25']],
    [
      'Ghost',
      '<div class="kg-card kg-embed-card"><iframe src="https://a.example"></iframe></div>',
      1,
    ],
    ['Mailchimp', 'Hello *|FNAME|*,', ['rendered 4 text: |FNAME|']],
    ['HubSpot', 'Hello {{ contact.firstname }},', 1],
    ['MDX', 'import Card from "./Card"\n\n<Card title="A" />\n\nIt is {props.name}.', 3],
    ['reStructuredText', '.. note::\n   Keep it.\n\nSee :doc:`intro` and `a <b.html>`_.', 2],
    ['Org', '#+TITLE: A\n\n[[https://a.example][A]]\n\n:PROPERTIES:\n:ID: 1\n:END:', 3],
    ['BBCode', '[b]Bold[/b] and [url=https://a.example]a[/url]', 1],
    ['MediaWiki', "'''Bold''' words\n\n{{cite web}}", 2],
    ['AsciiDoc', '== A heading\n\nlink:https://a.example[A]', 2],
    ['Textile', 'h2. A heading\n\n"a":https://a.example', 2],
    ['Pandoc', '![A](../images/our-room.jpg){width=50%}\n\n[Small]{.smallcaps}', 2],
    ['LaTeX', 'See \\cite{a}.\n\n$$x^2$$', 2],
    ['MkDocs', '!!! note\n    Keep it.', ['rendered 4 text: !!! note']],
    ['Wikipedia', 'Half of all pairs keep one.[1]', ['rendered 4 text: [1]']],
    ['Turndown', 'Written \\\\[sic\\\\] twice', 1],
    ['HTML as text', 'It is &lt;b&gt;bold&lt;/b&gt;.\n\nA&amp;nbsp;B', 2],
    ['Markdown in HTML', '<div class="callout">\n**Good** to know\n</div>', 1],
  ] as [string, string, number | string[]][])('%s', (_, text, expected) => {
    const all = found(text);
    if (typeof expected === 'number') expect(all, all.join('\n')).toHaveLength(expected);
    else expect(all).toEqual(expected);
  });
});

it.each([
  'Lorem ipsum dolor sit amet.',
  `${'TO'}DO: a scene.`,
  'Hi %FIRSTNAME%, come in.',
  'Dear «First Name», come in.',
  'Dear &lt;&lt;First_Name&gt;&gt;, come in.',
  'A photo of the room, to be added.',
  'Placeholder text about fees.',
  'Our hours are TBD.',
  'A session is $XX.',
  'Call 214-XXX-XXXX.',
  'Insert a quote here.',
  'Your text here',
  'The headline goes here.',
  'Click to edit this line.',
  'Seen by Jane Doe, LPC.',
  'Note to self: ask Kim.',
  'Since ???? in Dallas.',
  'asdfasdf',
  'Texto de ejemplo sobre los precios.',
  'Untitled page',
])('%s is not for visitors, in the text and in a field', (text) => {
  expect(found(text)).toHaveLength(1);
  const field = text.replaceAll('&lt;', '<').replaceAll('&gt;', '>');
  const quoted = `title: ${JSON.stringify(field)}`;
  const file = parseFile(
    'posts/1-a.md',
    POST.replace('title: Why we whisper', () => quoted),
  );
  expect(rendered(file, siteWith()).map((one) => one.field)).toEqual(['title']);
});

it.each([
  'A word has to be added to a fight before it ends.',
  'What is there to do? Put the phone here, between you.',
  'She says «sí», he says “no”.',
  'It is 50 % or 100% of the fee.',
  'A test of patience, and a sample of tea.',
  'Write to us, name your price, and leave the rest here.',
  'Really?! “What??”',
  'XX chromosomes, Super Bowl XXX and the year 2000.',
  'We draft a letter, and the draft is yours.',
  'Who goes here first?',
])('%s is a finished sentence', (text) => {
  expect(found(text)).toEqual([]);
});

describe('what would be missing or broken on the page is named', () => {
  it.each([
    ['---\n\nA scene.\n\n---\n\nMore.', 'rendered 4 text: ---'],
    ['Words.\n\n[Note]: important', 'rendered 6 text: [Note]: important'],
    ['Words.\n\n[1]: https://a.example "A"', 'rendered 6 text: [1]: https://a.example "A"'],
    [
      'Words.\n\n[^2]: A source that nothing names.',
      'rendered 6 text: [^2]: A source that nothing names.',
    ],
    ['# The title', 'rendered 4 text under “The title”: The title'],
    ['## A\n\n#### B', 'rendered 6 text under “B”: B'],
    [
      '![A kettle](https://wild.example.org/a.jpg)',
      'rendered 4 text: https://wild.example.org/a.jpg',
    ],
    ['![A kettle](//wild.example.org/a.jpg)', 'rendered 4 text: //wild.example.org/a.jpg'],
    [
      '<img src="../images/our-room.jpg" alt="A room">',
      'markup 4 text: <img src="../images/our-room.jpg" alt="A room">',
    ],
    ['<script>alert(1)</script>', 'markup 4 text: <script>'],
    [
      'Words.\n\n<iframe src="https://a.example"></iframe>',
      'markup 6 text: <iframe src="https://a.example">',
    ],
    ['[a](javascript:alert(1))', 'markup 4 text: javascript:alert(1)'],
    ['<!--> <script>a</script> -->', 'markup 4 text: <!-->'],
    ['Hello <span onclick="a()">you</span>', 'markup 4 text: <span onclick="a()">'],
    ['##\u00a0What to do', 'rendered 4 text: ## What to do'],
    ['-\u00a0one', 'rendered 4 text: - one'],
    ['\u200b- one', 'rendered 4 text: - one'],
  ])('%j', (text, expected) => {
    expect(found(text).map((one) => one.replaceAll('\u200b', ''))).toContain(expected);
  });
});

describe('ordinary prose is left alone', () => {
  it.each([
    'He wrote “their [sic] house”, and “[t]he friend[s] […] of [his]”.',
    'Choose tea | coffee.',
    'It is in C:\\Users\\kim, or C:\\.',
    'Fine :) or ;-) or :D, at 10:30:15, in a ratio of 1:1, like this: so.',
    'It is {price:standard-rate}. {reply} {policy:alone-first}',
    'We met at 5 * 3 = 15, C++ and A&B, AT&T, 3 < 4 > 2, #1 of 2, @kim, 50% off, $150 to $290.',
    '— ¿Vienes?\n\n— Sí.',
    'Name: ____________',
    'A line\\\nbroken, a snake_case_name, 2^10, and/or, https://a.example/a_b_c/~kim?x=[1]',
    '`{{ code }}` and ``[[x]]``.',
    '- [ ] to do\n- [x] done',
    'A claim[^1].\n\n[^1]: Where it comes from.',
    'A [link][a] and ![A room.][b].\n\n[a]: /team\n[b]: ../images/our-room.jpg',
    '## A\n\n### B\n\n## C',
    '```\n{% raw %}\n[toc]\n```',
    '<div class="callout">\n\n**Good**\n\n</div>\n\n<p lang="es">Hola</p>\n\n<!-- a note -->',
    '| a | b |\n| --- | --- |\n| [sic] | 1:1 |',
    '* * *\n\n***\n\nAnd then … nothing.',
    'Section 1) is short. a) and b) are in one line.',
    '[music]: she hums. See [music].',
  ])('%j', (text) => {
    expect(found(text)).toEqual([]);
  });
});

it('nobody can accept HTML, also not in a draft', () => {
  const accepted = POST.replace(
    '---\n',
    '---\n# accepted: markup "<script>" – it has to be there\ndraft: true\n',
  );
  const all = check(
    parseFile('posts/21-why.md', `${accepted}\n<script>a</script>\n`),
    siteWith({}, { names: NAMES }),
  );
  expect(all).toContainEqual(
    expect.objectContaining({ rule: 'accepted', why: expect.stringMatching(/stops the build/) }),
  );
  const [run] = all.filter(({ rule }) => rule === 'markup');
  expect(run).toMatchObject({ words: '<script>' });
  expect(run?.accepted ?? run?.level).toBeUndefined();
});
