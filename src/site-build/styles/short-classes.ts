/** Shorter class names in built pages. Pure functions. */
import { tokenize, withAmpersands } from './used-styles.ts';

const CLASSES = / class="([^"]*)"/g;
const STYLES = /<style[^>]*>[\s\S]*?<\/style>/g;
const SCRIPTS = /<script[^>]*>[\s\S]*?<\/script>/g;
const SELECTOR = /\.((?:\\.|[A-Za-z_-])(?:\\.|[\w-])*)/g;

/** On all elements of an Astro component that has styles. */
const SCOPE = /^astro-\w{8}$/;

const unescaped = (selector: string): string => selector.replaceAll('\\', '');

type Elements = ReadonlyMap<string, ReadonlySet<number>>;

/** Positions by class name. */
function elementsByClass(html: string): Elements {
  const elements = new Map<string, Set<number>>();
  for (const { 1: names = '', index } of html.matchAll(CLASSES))
    for (const name of withAmpersands(names).split(' '))
      elements.set(name, (elements.get(name) ?? new Set()).add(index));
  return elements;
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
/** `A`, `B` … `Za`, `Zb` …: no class in the source looks like this. */
function nameOf(index: number): string {
  const first = LETTERS.charAt(index % 26).toUpperCase();
  return index < 26 ? first : first + nameOf(Math.floor(index / 26) - 1).toLowerCase();
}

/**
 * Shortens the class names that no script names, and drops those that no style names. Classes of the same elements
 * become one: their rules match the same elements in the same order as before.
 * @param later names in code that the page can load, and others that stay
 * @param utilities class names that scripts never name (lazy-code.ts)
 */
export function shortenClasses(
  html: string,
  later: readonly ReadonlySet<string>[] = [],
  utilities: ReadonlySet<string> = new Set(),
): string {
  const said = tokenize([...html.matchAll(SCRIPTS)].join(' '));
  const isSaid = (name: string): boolean =>
    !utilities.has(name) && (said.has(name) || later.some((words) => words.has(name)));
  const elements = elementsByClass(html);
  const styled = new Set(
    [...html.matchAll(STYLES)].flatMap(([css]) =>
      [...css.matchAll(SELECTOR)].map(([, name = '']) => unescaped(name)),
    ),
  );
  const byElements = new Map<string, string>();
  const short = new Map<string, string>();
  for (const [name, positions] of elements) {
    if (isSaid(name)) continue;
    if (SCOPE.test(name) && !styled.has(name)) short.set(name, '');
    if (!styled.has(name)) continue;
    const key = [...positions].join();
    const brief = byElements.get(key) ?? nameOf(byElements.size);
    byElements.set(key, brief);
    short.set(name, brief);
  }
  const rename = (names: string): string =>
    [
      ...new Set(
        withAmpersands(names)
          .split(/\s+/)
          .map((name) => short.get(name) ?? name),
      ),
    ]
      .filter(Boolean)
      .join(' ');
  return html
    .replace(CLASSES, (_, names: string) => {
      const brief = rename(names);
      return brief && ` class="${brief}"`;
    })
    .replace(STYLES, (css) =>
      css.replace(SELECTOR, (selector, name: string) => {
        const brief = short.get(unescaped(name));
        return brief ? `.${brief}` : selector;
      }),
    );
}
