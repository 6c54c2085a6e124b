/**
 * Menu behavior: sets aria-expanded; arrow keys, Home and End move inside panels and axis the bar;
 * menus close when focus or the page leaves, so that Back does not show one open (R157, R158).
 */

const header = document.querySelector('header') as HTMLElement;

/** Index that a key moves to among `count` items from index `from`; -1 for other keys. */
function nextIndex(key: string, from: number, count: number, axis: 'row' | 'column'): number {
  const [back, on] = axis === 'row' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowUp', 'ArrowDown'];
  const items: Record<string, number> = {
    [back as string]: (from - 1 + count) % count,
    [on as string]: (from + 1) % count,
    Home: 0,
    End: count - 1,
  };
  return items[key] ?? -1;
}

/** Moves focus. @returns whether the key moved it */
function moveFocus(event: KeyboardEvent, items: HTMLElement[], axis: 'row' | 'column'): boolean {
  const from = items.indexOf(event.target as HTMLElement);
  const next = from < 0 ? undefined : items[nextIndex(event.key, from, items.length, axis)];
  next?.focus();
  return Boolean(next);
}

/** Visible links and buttons of a panel. */
const entries = (panel: Element): HTMLElement[] =>
  [...panel.querySelectorAll<HTMLElement>('a, summary, button')].filter(
    (entry) => entry.offsetHeight,
  );

function handleKey(event: KeyboardEvent): void {
  const { key, altKey, ctrlKey, metaKey } = event;
  const target = event.target as HTMLElement;
  if (altKey || ctrlKey || metaKey) return;
  const panel = target.closest('[popover], dialog');
  const bar = target.closest('nav > ul');
  let handled = false;
  if (panel) handled = moveFocus(event, entries(panel), 'column');
  else if (bar) {
    const menu = target.parentElement?.querySelector<HTMLElement>('[popover]');
    if (menu && /^Arrow(?:Up|Down)$/.test(key)) {
      menu.showPopover({ source: target });
      const inside = entries(menu);
      inside[key === 'ArrowUp' ? inside.length - 1 : 0]?.focus();
      handled = true;
    } else {
      const tops = [...bar.children].map(({ firstElementChild }) => firstElementChild);
      handled = moveFocus(event, tops as HTMLElement[], 'row');
    }
  }
  if (handled) event.preventDefault();
}

for (const button of header.querySelectorAll<HTMLElement>('[aria-controls]')) {
  const panel = document.getElementById(
    button.getAttribute('aria-controls') as string,
  ) as HTMLDialogElement;
  const update = (): void => {
    button.ariaExpanded = `${panel.offsetHeight > 0}`;
  };
  panel.addEventListener('toggle', update);
  // The mobile menu is outside the header.
  if (!header.contains(panel)) panel.addEventListener('keydown', handleKey);
  update();
  // `close` exists on dialogs only; popovers that are closed stay closed.
  addEventListener('pagehide', () => (panel.close ? panel.close() : panel.hidePopover()));
}

header.addEventListener('keydown', handleKey);

// An open panel would cover the focused element.
header.addEventListener('focusout', ({ target, relatedTarget }) => {
  const item = (target as Element).closest('nav > ul > li');
  if (relatedTarget && !item?.contains(relatedTarget as Node))
    item?.querySelector<HTMLElement>('[popover]')?.hidePopover();
});
