/**
 * Astro marks every element of a component with the component's scope class. Within one page most marks are spare:
 * a class name used only inside its component becomes a short name of its own there, and needs no mark.
 */
import { transform } from 'lightningcss';
import type { Selector, SelectorComponent } from 'lightningcss';
import { CLASS, type Element, elementsOf } from './elements.ts';

const SCOPE = /^astro-[a-z0-9]{8}$/;
/** A compound selector that still needs its scope: elements it may match keep the mark. */
interface Need {
  tag: string | undefined;
  classes: string[];
}

/** The scope class in `:where(.astro-…)`, if the component is one. */
function scopeOf(component: SelectorComponent): string | undefined {
  if (component.type !== 'pseudo-class' || component.kind !== 'where') return undefined;
  const [only] = component.selectors[0] ?? [];
  return only?.type === 'class' && SCOPE.test(only.name) ? only.name : undefined;
}

const classesOf = (selector: Selector): string[] =>
  selector.flatMap((part) => (part.type === 'class' ? [part.name] : []));

function compoundsOf(selector: Selector): Selector[] {
  const compounds: Selector[] = [[]];
  for (const part of selector) {
    if (part.type === 'combinator') compounds.push([part], []);
    else compounds.at(-1)?.push(part);
  }
  return compounds;
}

const scopeIn = (compound: Selector): string | undefined =>
  compound.map(scopeOf).find((name) => name !== undefined);

/** Classes that some selector uses outside any scope, or inside another selector's brackets: they keep their names. */
function sharedClasses(css: string): Set<string> {
  const shared = new Set<string>();
  const note = (selector: Selector): void => {
    for (const compound of compoundsOf(selector)) {
      if (!scopeIn(compound)) for (const name of classesOf(compound)) shared.add(name);
      for (const part of compound) {
        if (!('selectors' in part) || !Array.isArray(part.selectors) || scopeOf(part)) continue;
        for (const inner of classesOf(part.selectors.flat())) shared.add(inner);
      }
    }
  };
  transform({
    filename: 'page.css',
    code: Buffer.from(css),
    visitor: { Selector: note },
  });
  return shared;
}

/** `A`, `B` … `Z`, `AA` …: no class of ours has capital letters. */
function shortName(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : shortName(Math.floor(index / 26) - 1) + letter;
}

/** Styles whose scopes are spared, and the same done to the markup of any page they were made for. */
export interface Spared {
  css: string;
  unmark: (html: string) => string;
}

/**
 * `css` without the scope marks that select nothing more on pages whose elements with classes all occur in `html`.
 * `names` are the words scripts use: a class a script may add keeps its name and its scope.
 */
export function spareScopes(
  css: string,
  html: string,
  names: Pick<ReadonlySet<string>, 'has'>,
): Spared {
  const elements = elementsOf(html);
  const shared = sharedClasses(css);
  const renamed = new Map<string, string>();
  const rename = (name: string, scope: string): string | undefined => {
    if (shared.has(name) || names.has(name) || ambiguous(elements, name)) return undefined;
    const key = `${name} ${scope}`;
    const short = renamed.get(key) ?? shortName(renamed.size);
    renamed.set(key, short);
    return short;
  };
  const needs = new Map<string, Need[]>();
  const spare = (compound: Selector): Selector => {
    const scope = scopeIn(compound);
    if (!scope) return compound;
    let free = false;
    const named = compound.map((part) => {
      const short = part.type === 'class' ? rename(part.name, scope) : undefined;
      free ||= short !== undefined;
      return short === undefined ? part : ({ type: 'class', name: short } as const);
    });
    if (free) return named.filter((part) => !scopeOf(part));
    const tag = compound.find((part) => part.type === 'type')?.name;
    needs.set(scope, [...(needs.get(scope) ?? []), { tag, classes: classesOf(compound) }]);
    return compound;
  };
  const result = transform({
    filename: 'page.css',
    code: Buffer.from(css),
    minify: true,
    // biome-ignore lint/correctness/noComponentHookFactories: the name of lightningcss's hook, no component
    visitor: { Selector: (selector) => compoundsOf(selector).flatMap(spare) },
  });
  return { css: result.code.toString(), unmark: (page) => unmark(page, needs, renamed) };
}

/** Whether some element has the class together with the scopes of two components. */
function ambiguous(elements: readonly Element[], name: string): boolean {
  return elements.some(
    ({ classes }) => classes.includes(name) && classes.filter((one) => SCOPE.test(one)).length > 1,
  );
}

/** `html` with its short names, and with scope marks only where a selector still asks for them. */
function unmark(html: string, needs: Map<string, Need[]>, renamed: Map<string, string>): string {
  return html.replace(CLASS, (_, head: string, tag: string, value: string) => {
    const classes = value.split(/\s+/);
    const scope = classes.find((name) => SCOPE.test(name)) ?? '';
    const asked = (needs.get(scope) ?? []).some(
      (need) =>
        (!need.tag || need.tag === tag) && need.classes.every((name) => classes.includes(name)),
    );
    const kept = classes
      .filter((name) => !SCOPE.test(name) || asked)
      .map((name) => renamed.get(`${name} ${scope}`) ?? name);
    return kept.length ? `${head} class="${kept.join(' ')}"` : head;
  });
}
