/** Fields in the forms of the content editor (Sveltia CMS), whose markup is no part of ours. */
import type { Fold } from '#staff/contract/editor/order.ts';

/** Where the editor draws. */
const ROOT = '#nc-root';
/** A field in the form; the preview beside it draws every field again. */
const IN_FORM = '[data-mode="edit"] [data-key-path';
/** On the button over folded fields. */
const FOLD = 'field-fold';
const OPEN = 'aria-expanded';

/** By collection. */
export type Folds = Readonly<Record<string, readonly Fold[]>>;

const fieldAt = (path: string, root: ParentNode): HTMLElement | null =>
  root.querySelector<HTMLElement>(`${IN_FORM}="${CSS.escape(path)}"]`);

const SHORT_DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** What a closed fold says of a field: what was chosen, written or switched on. */
function shownValue(field: HTMLElement): string {
  const label = field.querySelector('h4')?.textContent ?? '';
  const input = field.querySelector<HTMLInputElement>('input, textarea');
  switch (field.dataset['fieldType']) {
    case 'boolean':
      return field.querySelector('[aria-checked=true]') ? label : '';
    case 'datetime':
      return input?.value ? SHORT_DAY.format(new Date(input.value)) : '';
    case 'relation':
    case 'select':
      // Without a choice, it has words in brackets.
      return (
        field
          .querySelector('[role=combobox]')
          ?.textContent.trim()
          .replace(/^\(.*\)$/, '') ?? ''
      );
    case 'string':
    case 'text':
    case 'number':
      return input?.value ?? '';
    default:
      return '';
  }
}

function foldButton({ label }: Fold, page: Document): HTMLButtonElement {
  const button = page.createElement('button');
  button.type = 'button';
  button.className = FOLD;
  button.append(label, page.createElement('span'));
  button.addEventListener('click', () => {
    button.setAttribute(OPEN, String(button.getAttribute(OPEN) !== 'true'));
  });
  return button;
}

/** Puts the button before the first field of a fold; hides or shows the fields, and says what they have. */
function placeFold(fold: Fold, root: ParentNode, page: Document): HTMLElement | undefined {
  const fields = fold.fields.flatMap((name) => fieldAt(name, root) ?? []);
  const [first] = fields;
  if (!first) return undefined;
  let button = first.previousElementSibling as HTMLElement;
  if (!button?.matches(`.${FOLD}`)) {
    button = foldButton(fold, page);
    button.setAttribute(OPEN, String(fold.isNeeded && page.location.hash.endsWith('/new')));
    first.before(button);
  }
  // A mistake opens its fold, once: it may be closed again.
  const isWrong = fields.some((field) => field.querySelector('[aria-invalid=true]'));
  if (isWrong && !button.dataset['wrong']) button.setAttribute(OPEN, 'true');
  button.dataset['wrong'] = isWrong ? 'true' : '';
  const isOpen = button.getAttribute(OPEN) === 'true';
  for (const field of fields) field.toggleAttribute('data-folded', !isOpen);
  const labels = fields.map((field) => field.querySelector('h4')?.textContent).join(', ');
  const words = fields.map(shownValue).filter(Boolean).join(' · ') || (fold.empty ?? labels);
  const line = button.lastElementChild;
  if (line && line.textContent !== words) line.textContent = words;
  return button;
}

/** Folds the fields of every form that are set once or rarely. */
export function foldFields(folds: Folds, page: Document = document): void {
  const root = page.querySelector(ROOT);
  if (!root) return;
  const place = (): void => {
    const [, collection = ''] = /^#\/collections\/([\w-]+)\//.exec(page.location.hash) ?? [];
    const placed = (folds[collection] ?? []).map((fold) => placeFold(fold, root, page));
    for (const button of root.querySelectorAll<HTMLElement>(`.${FOLD}`))
      if (!placed.includes(button)) button.remove();
  };
  new MutationObserver(place).observe(root, {
    childList: true,
    subtree: true,
    characterData: true,
    attributeFilter: [OPEN, 'aria-checked', 'aria-invalid'],
  });
  root.addEventListener('change', place);
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
  const folded = found.closest('[data-folded]');
  let before = folded?.previousElementSibling;
  while (before && !before.matches(`.${FOLD}`)) before = before.previousElementSibling;
  before?.setAttribute(OPEN, 'true');
  folded?.removeAttribute('data-folded');
  found.scrollIntoView({ block: 'center' });
  const input = 'input, textarea, [contenteditable=true], [role=combobox]';
  (found.querySelector<HTMLElement>(input) ?? found.querySelector<HTMLElement>('button'))?.focus({
    preventScroll: true,
  });
}
