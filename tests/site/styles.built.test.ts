/** The styles of the built site are for the browsers that README.md names. */
import { transform } from 'lightningcss';
import { expect, it, test } from 'vitest';
import { site } from '#site';
import { STYLE_TARGETS } from '../../src/build/scripts/browser-targets.ts';
import {
  builtDeclarations,
  declarationsOf,
  ENHANCEMENTS,
  lacking,
  type Question,
} from './declarations.ts';

/** Of all pages: reading them takes as long as the rest of this file. */
const BUILT = builtDeclarations();

const SHEET =
  '@font-face{src:url(a)}a{color:red;color:var(--a);--b:1;content:"};{";&:hover b{width:1px}}' +
  '@supports (x:y){i{x:y!important}}u{-webkit-user-select:none;user-select:none}';

/** An engine that knows all but some questions. */
const without =
  (...unknown: string[]) =>
  (questions: readonly Question[]): Promise<boolean[]> =>
    Promise.resolve(questions.map((question) => !unknown.includes(question.join(': '))));

it('reads every declaration that an engine can judge', () => {
  expect(
    declarationsOf(SHEET).map(({ property, value, conditions, fallbacks }) =>
      [`${property}: ${value}`, ...conditions, ...fallbacks.map((one) => one.join(': '))].join(),
    ),
  ).toEqual([
    'width: 1px',
    'color: red',
    'content: "};{"',
    'x: y,(x:y)',
    '-webkit-user-select: none',
    'user-select: none,-webkit-user-select: none',
  ]);
});

it('names what an engine drops, unless it has a fallback or its condition does not hold', async () => {
  const all = declarationsOf(SHEET);
  expect(await lacking(all, without())).toEqual([]);
  expect(await lacking(all, without('width: 1px', 'user-select: none'))).toEqual(['width: 1px']);
  expect(await lacking(all, without('x: y'))).toEqual(['x: y']);
  expect(await lacking(all, without('x: y', '(x:y)'))).toEqual([]);
  expect(await lacking(all, without('-webkit-user-select: none', 'user-select: none'))).toEqual([
    'user-select: none',
  ]);
});

const blockOf = (declarations: readonly (readonly [string, string])[]): string =>
  `a{${declarations.map(([property, value]) => `${property}:${value}`).join(';')}}`;

test('no declaration needs a prefix or a longer form for these browsers', () => {
  const wrong = BUILT.filter(({ property, value, conditions, fallbacks }) => {
    if (conditions.length > 0 || property.startsWith('-')) return false;
    const own = blockOf([[property, value]]);
    const code = transform({
      filename: 'a.css',
      code: Buffer.from(own),
      minify: true,
      targets: STYLE_TARGETS,
    }).code.toString();
    const needed = declarationsOf(code).filter(
      (one) => one.property !== property && !fallbacks.some(([name]) => name === one.property),
    );
    return needed.length > 0;
  });
  expect(wrong.map(({ property, value }) => `${property}: ${value}`)).toEqual([]);
});

// Another practice may have no page with one of them.
if (site.isSample)
  test('what an engine may lack is still in use', () => {
    const used = new Set(BUILT.map(({ property, value }) => `${property}: ${value}`));
    expect(Object.keys(ENHANCEMENTS).filter((declaration) => !used.has(declaration))).toEqual([]);
  });
