/**
 * Menus in use: whether they are open is said, arrow keys, Home and End move inside and along the bar, and they close
 * behind the focus and when the page is left, so that Back does not bring one along (R157, R158).
 */

const header = document.querySelector('header') as HTMLElement;

/** Which way a key leads among `count` places from the one at `from`; nothing for other keys. */
function wayOf(key: string, from: number, count: number, along: 'row' | 'column'): number {
  const [back, on] = along === 'row' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowUp', 'ArrowDown'];
  const places: Record<string, number> = {
    [back as string]: (from - 1 + count) % count,
    [on as string]: (from + 1) % count,
    Home: 0,
    End: count - 1,
  };
  return places[key] ?? -1;
}

/** Focuses the place the key leads to. @returns whether it leads anywhere */
function step(event: KeyboardEvent, places: HTMLElement[], along: 'row' | 'column'): boolean {
  const from = places.indexOf(event.target as HTMLElement);
  const next = from < 0 ? undefined : places[wayOf(event.key, from, places.length, along)];
  next?.focus();
  return Boolean(next);
}

/** Links and buttons of a panel that can be seen. */
const entries = (panel: Element): HTMLElement[] =>
  [...panel.querySelectorAll<HTMLElement>('a, summary, button')].filter(
    (entry) => entry.offsetHeight,
  );

function lead(event: KeyboardEvent): void {
  const { key, altKey, ctrlKey, metaKey } = event;
  const target = event.target as HTMLElement;
  if (altKey || ctrlKey || metaKey) return;
  const panel = target.closest('[popover], dialog');
  const bar = target.closest('nav > ul');
  let done = false;
  if (panel) done = step(event, entries(panel), 'column');
  else if (bar) {
    const menu = target.parentElement?.querySelector<HTMLElement>('[popover]');
    if (menu && /^Arrow(?:Up|Down)$/.test(key)) {
      menu.showPopover({ source: target });
      entries(menu)
        .at(key === 'ArrowUp' ? -1 : 0)
        ?.focus();
      done = true;
    } else {
      const tops = [...bar.children].map(({ firstElementChild }) => firstElementChild);
      done = step(event, tops as HTMLElement[], 'row');
    }
  }
  if (done) event.preventDefault();
}

for (const button of header.querySelectorAll<HTMLElement>('[aria-controls]')) {
  const panel = document.getElementById(
    button.getAttribute('aria-controls') as string,
  ) as HTMLDialogElement;
  const tell = (): void => {
    button.ariaExpanded = `${panel.offsetHeight > 0}`;
  };
  panel.addEventListener('toggle', tell);
  // The sheet of small screens stands elsewhere.
  if (!header.contains(panel)) panel.addEventListener('keydown', lead);
  tell();
  // `close` exists on dialogs only; what is closed already stays closed.
  addEventListener('pagehide', () => (panel.close ? panel.close() : panel.hidePopover()));
}

header.addEventListener('keydown', lead);

// A panel left open would lie over what has the focus next.
header.addEventListener('focusout', ({ target, relatedTarget }) => {
  const item = (target as Element).closest('nav > ul > li');
  if (relatedTarget && !item?.contains(relatedTarget as Node))
    item?.querySelector<HTMLElement>('[popover]')?.hidePopover();
});
