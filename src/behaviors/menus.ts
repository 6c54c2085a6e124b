/** What native menus leave open: `aria-expanded`, a page kept for Back with its menu open, engines without `command`. */

export function watchMenus(buttons: Iterable<HTMLElement>): void {
  for (const button of buttons) {
    const panel = document.getElementById(
      button.getAttribute('aria-controls') as string,
    ) as HTMLDialogElement;
    panel.ontoggle = ({ newState }) => {
      button.ariaExpanded = `${newState === 'open'}`;
    };
    button.ariaExpanded = 'false';
    // `close` exists on dialogs only; what is closed already stays closed.
    addEventListener('pagehide', () => (panel.close ? panel.close() : panel.hidePopover()));
    if (!('command' in button)) button.onclick = () => panel.showModal?.();
  }
}
