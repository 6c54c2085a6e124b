/** What visitors typed, chose and opened, carried from HTML that React has replaced to its successor. */

/** An island's HTML before React replaced it. */
export interface Kept {
  nodes: ChildNode[];
  /** Its elements; those of slots are moved, not replaced. */
  elements: ReadonlySet<Element>;
  focused: HTMLInputElement | undefined;
  selection: readonly [start: number | null, end: number | null] | undefined;
  /** Dialogs and popovers that are open. */
  open: HTMLElement[];
  /** Whether a press is under way. */
  isPressed: boolean;
}

/** What a visitor can change or focus. */
const LIVE = 'input,select,textarea,button,a,summary,details,dialog,[popover],[tabindex]';

/** Takes down what is lost when elements leave the page; values stay in them. */
export function keep(island: HTMLElement): Kept {
  const { activeElement } = document;
  const focused = island.contains(activeElement) ? (activeElement as HTMLInputElement) : undefined;
  const popovers = 'showPopover' in island ? ',:popover-open' : '';
  return {
    nodes: [...island.childNodes],
    elements: new Set(island.querySelectorAll(LIVE)),
    focused,
    selection: focused && [focused.selectionStart, focused.selectionEnd],
    open: [...island.querySelectorAll<HTMLElement>(`dialog[open]${popovers}`)],
    // React can take over during the press itself, before `:active` says it.
    isPressed: window.event?.type === 'pointerdown' || !!island.querySelector(':active'),
  };
}

/**
 * Elements by what they are; those alike are counted. Add-ons insert elements between ours, so the
 * position says nothing; translations leave these attributes alone. Classes differ: the build
 * shortens those of the server's HTML.
 */
function named(
  nodes: readonly ChildNode[],
  moved?: ReadonlySet<Element>,
): Map<string, HTMLInputElement> {
  const found = new Map<string, HTMLInputElement>();
  for (const node of nodes) {
    if (!(node instanceof HTMLElement)) continue;
    for (const element of [node, ...node.querySelectorAll<HTMLInputElement>(LIVE)]) {
      if (moved?.has(element)) continue;
      const { localName, id } = element;
      const { name, type, value, href } = element as HTMLInputElement & { href?: string };
      const answer = /^(?:radio|checkbox)$/.test(type) ? value : '';
      const key = [localName, name || id || `${type} ${href}`, answer].join();
      let count = 0;
      while (found.has(key + count)) count += 1;
      found.set(key + count, element as HTMLInputElement);
    }
  }
  return found;
}

/** Restores in `island` what was kept; clicks on a replaced element reach its successor. */
export function carryOver(island: HTMLElement, kept: Kept): void {
  const { nodes, elements, focused, selection, open, isPressed } = kept;
  const now = named([...island.childNodes], elements);
  const successors = new Map<HTMLElement, HTMLInputElement>();
  for (const [key, old] of named(nodes)) {
    const successor = now.get(key);
    if (!successor || successor === old) continue;
    successors.set(old, successor);
    const isAnswer = /^(?:radio|checkbox)$/.test(old.type);
    if (isAnswer) successor.checked = old.checked;
    else if (old.value !== successor.value) successor.value = old.value;
    if (old instanceof HTMLDetailsElement) (successor as Element as typeof old).open = old.open;
    // Such as the click that woke the island (site-build/islands/hydrate-on-interaction.ts).
    old.addEventListener('click', () => {
      if (isAnswer) successor.checked = !old.checked;
      successor.click();
    });
  }
  // Slots are moved, not replaced.
  const find = (old: HTMLElement): HTMLInputElement | undefined =>
    old.isConnected ? (old as HTMLInputElement) : successors.get(old);
  for (const old of open) {
    const element: HTMLElement | undefined = find(old);
    if (element instanceof HTMLDialogElement) {
      element.open = false;
      element.showModal();
    } else element?.showPopover();
  }
  // A mouse clicks what it pressed and released; what has left the page in between, be it for a moment, gets no click.
  if (isPressed)
    addEventListener(
      'pointerup',
      ({ pointerType, button, target }) =>
        pointerType === 'mouse' &&
        button === 0 &&
        island.contains(target as Node) &&
        (target as HTMLElement).click(),
      { once: true },
    );
  const field = focused && find(focused);
  field?.focus();
  // Fields without a selection have none to restore, and throw.
  if (selection?.[0] != null) field?.setSelectionRange(...selection);
}
