/**
 * Astro marks every element of a component with the component's scope class. Within one page most marks are not
 * needed: where a class name belongs to one component only, the name alone selects the same elements.
 */
import { transform } from 'lightningcss';
import type { Selector, SelectorComponent } from 'lightningcss';

interface Element {
  tag: string;
  classes: Set<string>;
}
/** A compound selector that still needs its scope: elements it may match keep the mark. */
interface Need {
  tag: string | undefined;
  classes: string[];
}

const SCOPE = /^astro-[a-z0-9]{8}$/;
const CLASS = /(<([a-z][\w-]*)\b[^>]*?) class="([^"]*)"/g;

/** The scope class in `:where(.astro-…)`, if the component is one. */
function scopeOf(component: SelectorComponent): string | undefined {
  if (component.type !== 'pseudo-class' || component.kind !== 'where') return undefined;
  const [only] = component.selectors[0] ?? [];
  return only?.type === 'class' && SCOPE.test(only.name) ? only.name : undefined;
}

/**
 * `css` and `html` of one page without the scope marks that select nothing more. `names` are the words scripts use:
 * a class a script may add is never freed from its scope.
 */
export function spareScopes(
  css: string,
  html: string,
  names: Set<string>,
): { css: string; html: string } {
  const elements: Element[] = [...html.matchAll(CLASS)].map(([, , tag = '', classes = '']) => ({
    tag,
    classes: new Set(classes.split(/\s+/)),
  }));
  const owned = new Map<string, boolean>();
  const belongs = (name: string, scope: string): boolean => {
    const key = `${name} ${scope}`;
    const known =
      owned.get(key) ??
      (!names.has(name) &&
        elements.every(({ classes }) => !classes.has(name) || classes.has(scope)));
    owned.set(key, known);
    return known;
  };
  const needs = new Map<string, Need[]>();
  const spare = (selector: Selector): Selector => {
    const kept: Selector = [];
    let start = 0;
    for (let index = 0; index <= selector.length; index++) {
      const component = selector[index];
      if (component && component.type !== 'combinator') continue;
      kept.push(...spareCompound(selector.slice(start, index), belongs, needs));
      if (component) kept.push(component);
      start = index + 1;
    }
    return kept;
  };
  const result = transform({
    filename: 'page.css',
    code: Buffer.from(css),
    minify: true,
    visitor: { Selector: spare },
  });
  return { css: result.code.toString(), html: unmark(html, needs) };
}

function spareCompound(
  compound: Selector,
  belongs: (name: string, scope: string) => boolean,
  needs: Map<string, Need[]>,
): Selector {
  const scope = compound.map(scopeOf).find((name) => name !== undefined);
  if (!scope) return compound;
  const classes = compound.flatMap((part) => (part.type === 'class' ? [part.name] : []));
  if (classes.some((name) => belongs(name, scope)))
    return compound.filter((part) => !scopeOf(part));
  const tag = compound.find((part) => part.type === 'type')?.name;
  needs.set(scope, [...(needs.get(scope) ?? []), { tag, classes }]);
  return compound;
}

/** `html` with scope marks only where a selector still asks for them. */
function unmark(html: string, needs: Map<string, Need[]>): string {
  return html.replace(CLASS, (_, head: string, tag: string, value: string) => {
    const classes = value.split(/\s+/);
    const asked = (scope: string): boolean =>
      (needs.get(scope) ?? []).some(
        (need) =>
          (!need.tag || need.tag === tag) && need.classes.every((name) => classes.includes(name)),
      );
    const kept = classes.filter((name) => !SCOPE.test(name) || asked(name));
    return kept.length ? `${head} class="${kept.join(' ')}"` : head;
  });
}
