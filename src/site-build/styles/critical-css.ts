/** Critical CSS: the head has the styles of the first view, so that slow connections paint it before the others. */
import { hash } from 'node:crypto';
import { type MediaList, transform, type Selector, type SelectorComponent } from 'lightningcss';
import { STYLE_TARGETS } from '../scripts/browser-targets.ts';
import { readTokens, type Tokens, usedStyles } from './used-styles.ts';

/** Where the first view ends (ui/AboveTheFoldEnd.astro). An SVG may have styles anywhere, HTML in its head. */
const FIRST_VIEW_END = /(<svg\b[^>]* data-above-the-fold-end(?:="")?[^>]*>)<\/svg>/g;
const CHARSET = /<meta charset="utf-8">/i;
/** No element is in these states while the first view is painted. */
const INTERACTIVE_PSEUDO = new Set([
  'hover',
  'focus',
  'focus-visible',
  'focus-within',
  'active',
  'checked',
  'disabled',
  'placeholder-shown',
  'user-invalid',
  'open',
  'popover-open',
  'modal',
]);
/** By the scripts in the head, before the first paint. Not `data-defer-layout`, which is about what follows the first view. */
const SET_IN_HEAD = new Set(['data-consent', 'data-gpc', 'data-font']);
/** Replaces a selector to drop: a class that no element has. */
const REMOVED = 'Dropped';
/** In a list, or a rule with nothing else. */
const DROPPED = /\.Dropped,|,\.Dropped|\.Dropped\{(?:[^{}]|\{[^{}]*\})*\}/g;

/** Not painted. */
const CLOSED = /<(\w+)\b[^>]* popover(?=[ =>])[^>]*>/;

function withoutClosedPopovers(html: string): string {
  const closed = CLOSED.exec(html);
  if (!closed) return html;
  const [, tag = ''] = closed;
  const tags = new RegExp(`<(/?)${tag}\\b`, 'g');
  tags.lastIndex = closed.index;
  let depth = 0;
  for (let one = tags.exec(html); one; one = tags.exec(html)) {
    depth += one[1] ? -1 : 1;
    if (depth === 0)
      return html.slice(0, closed.index) + withoutClosedPopovers(html.slice(tags.lastIndex));
  }
  return html.slice(0, closed.index);
}

/** Attribute names are among the words. */
interface Present extends Tokens {
  tags: ReadonlySet<string>;
  classes: ReadonlySet<string>;
  ids: ReadonlySet<string>;
}

function presentIn(html: string): Present {
  const found = (pattern: RegExp): string[] =>
    [...html.matchAll(pattern)].map(([, one = '']) => one);
  return {
    ...readTokens(html),
    tags: new Set(found(/<([a-z][\w-]*)/gi).map((tag) => tag.toLowerCase())),
    classes: new Set(found(/ class="([^"]*)"/g).flatMap((value) => value.split(/\s+/))),
    ids: new Set(found(/ id="([^"]*)"/g)),
  };
}

/** Until the first paint; an attribute by its name only, because scripts change values. */
function mayMatch(selector: Selector, present: Present): boolean {
  const may = (part: SelectorComponent): boolean => {
    if (part.type === 'type') return present.tags.has(part.name);
    if (part.type === 'class') return present.classes.has(part.name);
    if (part.type === 'id') return present.ids.has(part.name);
    if (part.type === 'attribute')
      return present.words.has(part.name) || SET_IN_HEAD.has(part.name);
    if (part.type !== 'pseudo-class') return true;
    if (part.kind === 'where' || part.kind === 'is' || part.kind === 'has')
      return part.selectors.some((one) => mayMatch(one, present));
    return !INTERACTIVE_PSEUDO.has(part.kind);
  };
  return selector.every(may);
}

/** Lightning CSS writes a prefixed declaration once more each time it reads its own output. */
const REPEATED = /(?<=[{;])([\w-]+:[^;{}]*;)\1+/g;

const isPrint = ({ mediaQueries }: MediaList): boolean =>
  mediaQueries.every(({ mediaType }) => mediaType === 'print');

/** What selectors of a stylesheet name. */
interface Selected {
  attributes: readonly string[];
  /** Classes and ids. */
  names: ReadonlySet<string>;
  /** By a hash of those in the first view: the same in pages of one type. */
  results: Map<string, string>;
}

/** By stylesheet. */
const selected = new Map<string, Selected>();

function selectedIn(css: string): Selected {
  const known = selected.get(css);
  if (known) return known;
  const found = (pattern: RegExp): string[] =>
    [...css.matchAll(pattern)].map(([, name = '']) => name.replaceAll('\\', ''));
  const all = {
    attributes: found(/\[([\w-]+)/g),
    names: new Set(found(/[.#]((?:\\.|[\w-])+)/g)),
    results: new Map<string, string>(),
  };
  selected.set(css, all);
  return all;
}

/** A class or an id that CSS may write with the number of a character. */
const isEscaped = (name: string): boolean => /^-?\d|[^ -~]/.test(name);

/** Drops rules that match nothing in the first view before any interaction. */
function withoutUnmatched(css: string, present: Present): string {
  const { tags, classes, ids, words } = present;
  const { attributes, names, results } = selectedIn(css);
  const isNamed = (name: string): boolean => names.has(name) || isEscaped(name);
  const named = [
    [...classes].filter(isNamed).sort(),
    [...ids].filter(isNamed).sort(),
    attributes.filter((name) => words.has(name)),
  ];
  const key = hash('sha256', JSON.stringify([[...tags].sort(), ...named]));
  const known = results.get(key);
  if (known !== undefined) return known;
  const { code } = transform({
    filename: 'first.css',
    code: Buffer.from(css),
    minify: true,
    targets: STYLE_TARGETS,
    visitor: {
      Rule: {
        // A page is printed when all of it has arrived.
        media: (rule) => (isPrint(rule.value.query) ? [] : undefined),
      },
      // biome-ignore lint/correctness/noComponentHookFactories: lightningcss names this hook
      Selector: (selector) =>
        mayMatch(selector, present) ? undefined : [{ type: 'class', name: REMOVED }],
    },
  });
  const kept = code.toString().replace(DROPPED, '');
  results.set(key, kept);
  return kept;
}

/** Rules that the first view may need before any interaction, in order. */
export function criticalCss(css: string, html: string): string {
  const present = presentIn(withoutClosedPopovers(html));
  return usedStyles(withoutUnmatched(css, present), present);
}

/** Whether a page has the link of a quick exit, not only a selector in a script. */
export const hasQuickExit = (html: string): boolean => /<a\b[^>]* data-quick-exit/.test(html);

/**
 * A short fade from page to page, in which what is at the same place stays. Both pages have to ask for it: those with a
 * quick exit do not, so that nothing of them is held on the screen. Needed before the first paint only. Not on phones: at a
 * quarter of the processor the next page paints 32 ms later, and its largest part 48 (316 and 436 ms beside 284 and 388).
 */
export const PAGE_TRANSITION =
  '@media (width>=64rem) and (not (prefers-reduced-motion)){@view-transition{navigation:auto}}';

/**
 * All styles come after the first view, including the critical ones again, so that the cascade equals that of one
 * stylesheet; compression removes the repetition.
 * @param letters font rule, for the head only
 */
export function injectStyles(html: string, css: string, letters: string): string {
  const [mark] = html.matchAll(FIRST_VIEW_END);
  const transition = hasQuickExit(html) ? '' : PAGE_TRANSITION;
  const head = (critical: string, page: string): string =>
    // First in the head, so that scripts there find the font.
    page.replace(
      CHARSET,
      (charset) => `${charset}<style>${critical}${transition}${letters}</style>`,
    );
  if (!mark) return head(css, html);
  const [whole, open = ''] = mark;
  const above = html.slice(0, mark.index);
  const below = html.slice(mark.index + whole.length).replace(FIRST_VIEW_END, '');
  const critical = criticalCss(css, above + open).replaceAll(REPEATED, '$1');
  const all = css.replaceAll(REPEATED, '$1');
  return `${head(critical, above)}${open}<style><![CDATA[${all}]]></style></svg>${below}`;
}
