/** What native menus leave open: `aria-expanded`, closing before a page goes to the back/forward cache, older engines. */

export function watchMenus(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>(
    '[popovertarget], [command=show-modal]',
  )) {
    const panel = document.getElementById(
      button.getAttribute('popovertarget') ?? button.getAttribute('commandfor') ?? '',
    );
    if (!panel) continue;
    const show = (): void =>
      button.setAttribute('aria-expanded', String(panel.matches(':popover-open, [open]')));
    panel.addEventListener('toggle', show);
    show();
    addEventListener('pagehide', () =>
      panel instanceof HTMLDialogElement ? panel.close() : panel.hidePopover(),
    );
  }
  if ('commandForElement' in HTMLButtonElement.prototype) return;
  addEventListener('click', ({ target }) => {
    const button = (target as Element).closest('[commandfor]');
    const dialog = document.getElementById(
      button?.getAttribute('commandfor') ?? '',
    ) as HTMLDialogElement | null;
    if (dialog) button?.getAttribute('command') === 'close' ? dialog.close() : dialog.showModal();
  });
}
