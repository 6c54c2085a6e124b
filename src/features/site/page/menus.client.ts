/** What menus and dialogs need before and without their islands (islands/menu, islands/consent). */

/** Where the browser does not know `command`. */
function openDialogs({ target }: MouseEvent): void {
  const id = (target as Element).closest('[command="show-modal"]')?.getAttribute('commandfor');
  const dialog = document.getElementById(`${id}`) as HTMLDialogElement | null;
  if (!dialog?.open) dialog?.showModal?.();
}

/**
 * Says whether the small screens' menu is open (R155), and closes all menus when the page is left, so that Back does
 * not show one open (R157).
 */
export function supportMenus(header: HTMLElement): void {
  if (!('command' in HTMLButtonElement.prototype)) addEventListener('click', openDialogs);
  const button = header.querySelector<HTMLElement>('[commandfor]');
  const sheet = document.getElementById('menu-sheet') as HTMLDialogElement | null;
  if (!button || !sheet) return;
  const say = (isOpen: boolean) => () => {
    button.ariaExpanded = `${isOpen}`;
  };
  say(sheet.open)();
  button.onclick = say(true);
  sheet.onclose = say(false);
  addEventListener('pagehide', () => {
    sheet.close?.();
    for (const panel of header.querySelectorAll<HTMLElement>('[popover]')) panel.hidePopover?.();
  });
}
