/** Functions that run in the page, in every engine. They may call each other, and nothing else. */

/** An element: what a selector finds, if it is shown and its text or name is `text`. */
export interface What {
  css: string;
  text?: string;
}

const textOf = (element: Element): string =>
  (
    element.getAttribute('aria-label') ??
    // As it is seen; nothing where the browser has not drawn it yet (styles/below-the-fold.css).
    // biome-ignore lint/performance/useDomNodeTextContent: the text as it is seen.
    ((element as HTMLElement).innerText || element.textContent)
  )
    .replace(/\s+/g, ' ')
    .trim();

/** Whether an element or its label is shown: some controls are drawn by theirs. */
const isShown = (element: Element): boolean =>
  element.checkVisibility({ visibilityProperty: true }) &&
  element.getBoundingClientRect().width > 0;

export function find({ css, text }: What): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>(css)].find(
    (element) => isShown(element) && (text === undefined || textOf(element) === text),
  );
}

/** The point to click on an element, scrolled into view; a text says why it cannot be clicked. */
export function target(what: What): [x: number, y: number] | string {
  const element = find(what);
  if (!element) return 'not shown';
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = element.getBoundingClientRect();
  const point: [number, number] = [x + width / 2, y + height / 2];
  const top = document.elementFromPoint(...point);
  const labels = [...((element as HTMLInputElement).labels ?? [])];
  const isFree = [element, ...labels].some((one) => one.contains(top));
  return isFree ? point : `covered by ${top?.outerHTML.slice(0, 100)}`;
}

/** Notes what the next click reaches. */
export function watchClick(): void {
  const seen = globalThis as { clicked?: EventTarget[] };
  delete seen.clicked;
  document.addEventListener('click', (event) => (seen.clicked = event.composedPath()), {
    capture: true,
    once: true,
  });
}

/** Whether the watched click missed an element that is still shown: a page may scroll meanwhile. */
export function hasMissed(what: What): boolean {
  const { clicked } = globalThis as { clicked?: EventTarget[] };
  const element = find(what);
  if (!element || !clicked) return false;
  const labels = [...((element as HTMLInputElement).labels ?? [])];
  return ![element, ...labels].some((one) => clicked.includes(one));
}

/** Sets a native select, whose list no driver can open. */
export function choose(what: What, value: string): boolean {
  const select = document.querySelector<HTMLSelectElement>(what.css);
  if (!select) return false;
  select.value = value;
  for (const type of ['input', 'change']) select.dispatchEvent(new Event(type, { bubbles: true }));
  return select.value === value;
}

/** Marks the text of the focused field, so that typing replaces it. */
export function selectAll(): void {
  const field = document.activeElement;
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.select();
}

export const valueIn = (what: What): string | undefined =>
  document.querySelector<HTMLInputElement>(what.css)?.value;

export const isChecked = (what: What): boolean =>
  document.querySelector<HTMLInputElement>(what.css)?.checked ?? false;

/** Whether the page has loaded and laid out what is near (styles/below-the-fold.css). */
export const isSettled = (): boolean =>
  document.readyState === 'complete' && document.documentElement.dataset['deferLayout'] !== 'all';

export function says(what: What, text: string): boolean {
  const element = find(what);
  // biome-ignore lint/performance/useDomNodeTextContent: the text as it is seen.
  const seen = element?.innerText ?? '';
  // What is far away is not drawn yet, and says nothing until somebody comes near (styles/below-the-fold.css).
  if (seen === '') element?.scrollIntoView({ behavior: 'instant' });
  return seen.replace(/\s+/g, ' ').includes(text);
}

/** All of them as source, for functions that call others. */
export const IN_PAGE = [
  `const textOf = ${String(textOf)};`,
  `const isShown = ${String(isShown)};`,
  String(find),
].join('\n');
