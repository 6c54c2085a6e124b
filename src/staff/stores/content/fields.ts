/** Fields in the forms of the content editor (Sveltia CMS), whose markup is no part of ours. */

/** Where the editor draws. */
const ROOT = '#nc-root';
/** A field in the form; the preview beside it draws every field again. */
const IN_FORM = '[data-mode="edit"] [data-key-path';
/** On the button that folds the rarely needed fields, which are the last ones of their form. */
const FOLD = 'rare-fields';

const fieldAt = (path: string, root: ParentNode): HTMLElement | null =>
  root.querySelector<HTMLElement>(`${IN_FORM}="${CSS.escape(path)}"]`);

function foldButton(names: string, page: Document): HTMLButtonElement {
  const button = page.createElement('button');
  button.type = 'button';
  button.className = FOLD;
  button.setAttribute('aria-expanded', 'false');
  button.append('Rarely needed');
  const list = page.createElement('span');
  list.append(names);
  button.append(list);
  button.addEventListener('click', () => {
    const isOpen = button.getAttribute('aria-expanded') === 'true';
    button.setAttribute('aria-expanded', String(!isOpen));
  });
  return button;
}

/** Puts the button before the first rare field of the form that is open, and takes one away that is elsewhere. */
function placeFold(rare: Readonly<Record<string, readonly string[]>>, page: Document): void {
  const root = page.querySelector(ROOT);
  const [, collection = ''] = /^#\/collections\/([\w-]+)\//.exec(page.location.hash) ?? [];
  const names = rare[collection] ?? [];
  const first = names[0] === undefined || !root ? null : fieldAt(names[0], root);
  const present = page.querySelector<HTMLElement>(`.${FOLD}`);
  if (present && present.nextElementSibling !== first) present.remove();
  if (!root || !first || present?.nextElementSibling === first) return;
  const labels = names.flatMap(
    (name) => fieldAt(name, root)?.querySelector('h4')?.textContent ?? [],
  );
  first.before(foldButton(labels.join(', '), page));
}

/** Folds the rarely needed fields of every form. @param rare their names by collection, the last ones of each form */
export function foldRareFields(
  rare: Readonly<Record<string, readonly string[]>>,
  page: Document = document,
): void {
  const root = page.querySelector(ROOT);
  if (!root) return;
  new MutationObserver(() => placeFold(rare, page)).observe(root, {
    childList: true,
    subtree: true,
  });
}

/** How often a form is scrolled on, until it draws the field. */
const SCROLLS = 20;

/** Brings a field into view; if it is in a group that is closed, the group. @param path `sections.1.title` */
export function showField(path: string, page: Document = document, scrolls = SCROLLS): void {
  const root = page.querySelector(ROOT);
  if (!root) return;
  const keys = path.split('.');
  const found = keys
    .map((_, at) => fieldAt(keys.slice(0, keys.length - at).join('.'), root))
    .find((field) => field !== null);
  if (!found) {
    // Fields are drawn when they come near the screen.
    [...root.querySelectorAll(`${IN_FORM}]`)].at(-1)?.scrollIntoView();
    if (scrolls > 0) requestAnimationFrame(() => showField(path, page, scrolls - 1));
    return;
  }
  if (!found.checkVisibility())
    page.querySelector(`.${FOLD}`)?.setAttribute('aria-expanded', 'true');
  found.scrollIntoView({ block: 'center' });
  const input = 'input, textarea, [contenteditable=true], [role=combobox]';
  (found.querySelector<HTMLElement>(input) ?? found.querySelector<HTMLElement>('button'))?.focus({
    preventScroll: true,
  });
}
