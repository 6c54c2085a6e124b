/** What word processors put on the clipboard, as they do (shortened): what arrives in a text with and without buttons. */
import { createWindow } from '@mixmark-io/domino';
import { describe, expect, it } from 'vitest';
import { markdownOf } from '#staff/stores/content/markdown.ts';
import { isOffice, mendOffice } from '#staff/stores/content/office-html.ts';

function pasted(html: string): string {
  const { body } = createWindow(html).document;
  mendOffice(body);
  return markdownOf(body);
}

/** A list item of Word: its sign is a text in a conditional comment. */
const word = (level: number, sign: string, text: string): string =>
  `<p class=MsoListParagraphCxSpMiddle style='text-indent:-.25in;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='font-family:Symbol;mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span><![endif]>${text}<o:p></o:p></p>`;

const CASES: readonly [string, string, string][] = [
  [
    'lists of Word',
    `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p{mso-x:1}</style></head><body><p class=MsoNormal>Before<o:p>&nbsp;</o:p></p>${word(1, '·', 'One')}${word(2, 'o', 'In <b>one</b>')}${word(3, '§', 'Deep')}${word(1, '·', 'Two')}<p class=MsoNormal>After</p></body></html>`,
    'Before\n\n- One\n  - In **one**\n    - Deep\n- Two\n\nAfter',
  ],
  [
    'numbers of Word',
    word(1, '1.', 'First') + word(2, 'a.', 'In it') + word(1, '2.', 'Second'),
    '1. First\n   1. In it\n2. Second',
  ],
  [
    'an item of Word that only its class and its sign tell',
    '<p class="MsoListParagraph">·&nbsp;&nbsp;&nbsp; One</p><p class="MsoListParagraph">·&nbsp;&nbsp; Two</p>',
    '- One\n- Two',
  ],
  [
    'a paragraph of Word with the class of an item and no sign',
    '<p class="MsoListParagraph">An indented thought.</p>',
    'An indented thought.',
  ],
  [
    'two lists of Word with a line between',
    `${word(1, '·', 'One')}<p class=MsoNormal>Between</p>${word(1, '·', 'Two')}`,
    '- One\n\nBetween\n\n- Two',
  ],
  [
    'a table of Word',
    '<table class=MsoTableGrid><tr><td><p class=MsoNormal><b>Day<o:p></o:p></b></p></td><td><p>Hours</p></td></tr><tr><td><p>Mon</p><p>day</p></td><td><p>9 | 5</p></td></tr><tr><td colspan=2><p>Closed</p></td></tr></table>',
    '| **Day** | Hours |\n| --- | --- |\n| Mon day | 9 \\| 5 |\n| Closed |  |',
  ],
  [
    'Google Docs: a bold that is none, styles, a list without an item around it',
    '<b style="font-weight:normal;" id="docs-internal-guid-1"><h2 dir="ltr"><span style="font-weight:700">Head</span></h2><p dir="ltr"><span style="font-weight:400">Plain and </span><span style="font-weight:700">bold</span><span style="font-style:italic">, leaning</span></p><ul><li dir="ltr" aria-level="1"><p role="presentation"><span>One</span></p></li><ul><li dir="ltr" aria-level="2"><p role="presentation"><span>Inner</span></p></li></ul><li dir="ltr" aria-level="1"><p role="presentation"><span>Two</span></p></li></ul></b>',
    '## Head\n\nPlain and **bold**_, leaning_\n\n- One\n  - Inner\n- Two',
  ],
  [
    'Google Docs: depths by their numbers only',
    '<ul id="docs-internal-guid-2"><li aria-level="1">One</li><li aria-level="2">Inner</li><li aria-level="3">Deep</li><li aria-level="1">Two</li></ul>',
    '- One\n  - Inner\n    - Deep\n- Two',
  ],
  [
    'LibreOffice: font tags and a table of rows',
    '<meta name="generator" content="LibreOffice 24.2"/><p><font face="Liberation Serif"><font size="3">A <i>quiet</i> line</font></font></p><table><col width="10"/><tr><td>A</td><td>B</td></tr><tr><td>1</td></tr></table>',
    'A _quiet_ line\n\n| A | B |\n| --- | --- |\n| 1 |  |',
  ],
  [
    'a numbered heading of Word',
    `<h2 style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>1.<span>&nbsp;</span></span>What it takes</h2><p class=MsoNormal>A&nbsp;line.</p>`,
    '## What it takes\n\nA line.',
  ],
  [
    'signs and then numbers of Word, with nothing between',
    word(1, '·', 'One') + word(1, '1)', 'First') + word(1, '2)', 'Second'),
    '- One\n\n1. First\n2. Second',
  ],
  [
    'a list in a cell of Word',
    `<table class=MsoTableGrid><tr><td><p>A</p></td></tr><tr><td>${word(1, '·', 'One')}${word(1, '·', 'Two')}</td></tr></table>`,
    '| A |\n| --- |\n| One Two |',
  ],
  [
    'cells of Excel',
    '<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><style>td{mso-ignore:padding}</style></head><body><table><col width=64><tr height=20><td class=xl65>Fee</td><td>$</td></tr><tr><td>Session</td><td align=right>150</td></tr></table></body></html>',
    '| Fee | $ |\n| --- | --- |\n| Session | 150 |',
  ],
  [
    'what was taken out of a text of Word with changes tracked',
    '<p class=MsoNormal>We see you <del cite="mailto:Kim">tomorrow</del><ins cite="mailto:Kim">today</ins></p>',
    'We see you today',
  ],
  [
    'an item of two paragraphs',
    '<ul class=MsoX><li><p>One</p><p>and more</p></li><li><p>Two</p></li></ul>',
    '- One and more\n- Two',
  ],
  [
    'numbers of Word that go on after a line',
    `${word(1, '1.', 'One')}<p class=MsoNormal>Between</p>${word(1, '2.', 'Two')}${word(1, '3.', 'Three')}`,
    '1. One\n\nBetween\n\n2. Two\n3. Three',
  ],
  [
    'numbers of Google Docs that begin at four',
    '<ol id="docs-internal-guid-3" start="4"><li aria-level="1">Four</li><li aria-level="1">Five</li></ol>',
    '4. Four\n5. Five',
  ],
  [
    'a table in a cell of a table of Word',
    '<table class=MsoTableGrid><tr><td><p>A</p></td><td>B</td></tr><tr><td><p>One</p><table><tr><td>x</td><td>y</td></tr><tr><td>z</td></tr></table></td><td>2</td></tr></table>',
    '| A | B |\n| --- | --- |\n| One x y z | 2 |',
  ],
  [
    'bold in a heading, which is bold already',
    '<h2 class=MsoX><b>What <i>it</i> takes</b></h2><h3><a href="/team"><strong>Who</strong></a></h3><p>And <b>this</b></p>',
    '## What _it_ takes\n\n### [Who](/team)\n\nAnd **this**',
  ],
  ['nothing but spaces', '<p class=MsoNormal>&nbsp;</p><p class=MsoNormal><o:p></o:p></p>', ''],
  [
    'signs of Markdown in a sentence',
    '<p class=MsoNormal>1. is not *this* and # is no heading_</p>',
    '1\\. is not \\*this\\* and # is no heading\\_',
  ],
  [
    'links stay, bookmarks and pictures of a disk go',
    '<p class=MsoNormal><a name="_Toc1">Read</a> <a href="https://example.com/">this</a><img src="file:///C:/x.png"></p>',
    'Read [this](https://example.com/)',
  ],
];

describe('from a word processor', () => {
  it.each(CASES)('%s', (_, html, markdown) => {
    expect(pasted(html)).toBe(markdown);
  });

  it('is told from other pages by its marks', () => {
    for (const [, html] of CASES) expect(isOffice(html), html).toBe(true);
    expect(isOffice('<p>From <b>a page</b></p>')).toBe(false);
  });
});
