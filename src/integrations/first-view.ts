/**
 * Splits a page's styles where its first view ends. The head holds what the first view needs, so a slow line shows the
 * first words before the styles of everything below have come; those follow in the page itself, still one document.
 */
import { transform, type Selector, type SelectorComponent } from 'lightningcss';
import { usedStyles } from './used-styles.ts';

/** The place where the first view ends (sections/parts/Fold.astro). An SVG may hold styles anywhere; HTML only in its head. */
const FOLD = /(<svg\b[^>]* data-fold(?:="")?[^>]*>)<\/svg>/g;
const CHARSET = /<meta charset="utf-8">/i;
/** What nothing on the page matches while its first view is drawn; the rest of the styles comes a moment later. */
const LATER = new Set([
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
/** A class nobody has, in place of a selector that goes: alone, its rule goes with it; in a list, only its place does. */
const DROPPED = 'Dropped';
const IN_LIST = /\.Dropped,|,\.Dropped/g;

/** A closed popover: nothing in it is drawn before somebody opens it. */
const CLOSED = /<(\w+)\b[^>]* popover(?=[ =>])[^>]*>/;

/** The markup without what is closed. */
function openIn(html: string): string {
  const closed = CLOSED.exec(html);
  if (!closed) return html;
  const [, tag = ''] = closed;
  const tags = new RegExp(`<(/?)${tag}\\b`, 'g');
  tags.lastIndex = closed.index;
  let depth = 0;
  for (let one = tags.exec(html); one; one = tags.exec(html)) {
    depth += one[1] ? -1 : 1;
    if (depth === 0) return html.slice(0, closed.index) + openIn(html.slice(tags.lastIndex));
  }
  return html.slice(0, closed.index);
}

/** Names that stand in markup. */
interface Present {
  tags: ReadonlySet<string>;
  classes: ReadonlySet<string>;
  ids: ReadonlySet<string>;
  /** Custom properties that drawings read. */
  properties: ReadonlySet<string>;
}

function presentIn(html: string): Present {
  const found = (pattern: RegExp): string[] =>
    [...html.matchAll(pattern)].map(([, one = '']) => one);
  return {
    tags: new Set(found(/<([a-z][\w-]*)/gi).map((tag) => tag.toLowerCase())),
    classes: new Set(found(/ class="([^"]*)"/g).flatMap((value) => value.split(/\s+/))),
    ids: new Set(found(/ id="([^"]*)"/g)),
    properties: new Set(found(/var\((--[\w-]+)/g)),
  };
}

/** Whether something in the markup may match; attributes change by script, so they are taken for granted. */
function mayMatch(selector: Selector, present: Present): boolean {
  const may = (part: SelectorComponent): boolean => {
    if (part.type === 'type') return present.tags.has(part.name);
    if (part.type === 'class') return present.classes.has(part.name);
    if (part.type === 'id') return present.ids.has(part.name);
    if (part.type !== 'pseudo-class') return true;
    if (part.kind === 'where' || part.kind === 'is')
      return part.selectors.some((one) => mayMatch(one, present));
    return !LATER.has(part.kind);
  };
  return selector.every(may);
}

/** The rules of `css` that the markup may need while nobody touches it, in their order. */
function rulesFor(css: string, html: string, present: Present): string {
  const { code } = transform({
    filename: 'first.css',
    code: Buffer.from(css),
    minify: true,
    visitor: {
      // biome-ignore lint/correctness/noComponentHookFactories: the name of lightningcss's hook, no component
      Selector: (selector) =>
        mayMatch(selector, present) ? undefined : [{ type: 'class', name: DROPPED }],
    },
  });
  return usedStyles(code.toString().replace(IN_LIST, ''), html);
}

/** Yields, from all rules and the markup of a first view, those it needs; worked out once for pages that begin alike. */
export type FirstRules = (css: string, html: string) => string;

/** The first views of one build. */
export function firstViews(): FirstRules {
  const known = new Map<string, Map<string, string>>();
  return (css, html) => {
    const open = openIn(html);
    const present = presentIn(open);
    const key = Object.values(present)
      .map((names) => [...names].sort().join(' '))
      .join();
    const ofSheet = known.get(css) ?? new Map<string, string>();
    const rules = ofSheet.get(key) ?? rulesFor(css, open, present);
    known.set(css, ofSheet.set(key, rules));
    return rules;
  };
}

/**
 * The page with its styles. All of them follow the first view, those of the first view once more: so every rule keeps
 * its place among the others, and the cascade is the same as that of one sheet. Repeated text packs to almost nothing.
 *
 * @param letters rules only for the head
 */
export function withStyles(
  html: string,
  css: string,
  letters: string,
  first: FirstRules = firstViews(),
): string {
  const [fold] = html.matchAll(FOLD);
  const head = (rules: string, page: string): string =>
    // First of all, so that what runs in the head already finds its letters.
    page.replace(CHARSET, (charset) => `${charset}<style>${rules}${letters}</style>`);
  if (!fold) return head(css, html);
  const [whole, open = ''] = fold;
  const above = html.slice(0, fold.index);
  const below = html.slice(fold.index + whole.length).replace(FOLD, '');
  const rules = first(css, above + open);
  return `${head(rules, above)}${open}<style><![CDATA[${css}]]></style></svg>${below}`;
}
