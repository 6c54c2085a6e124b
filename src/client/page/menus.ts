/**
 * What menus need besides the browser's own popovers and dialogs, before and without their islands
 * (islands/menu).
 */

/**
 * Opens the small screens' menu where the browser does not know `command`, says whether it is open
 * (R155), and closes all menus when the page is left, so that Back does not show one open (R157).
 */
export function supportMenus(header: HTMLElement): void {
  const button = header.querySelector<HTMLElement>('[commandfor]');
  const sheet = document.getElementById('menu-sheet') as HTMLDialogElement | null;
  if (!button || !sheet) return;
  button.onclick = () => {
    // Browsers without `command` support.
    if (!('command' in button)) sheet.showModal?.();
    button.ariaExpanded = 'true';
  };
  sheet.onclose = () => {
    button.ariaExpanded = 'false';
  };
  addEventListener('pagehide', () => {
    sheet.close?.();
    for (const panel of header.querySelectorAll<HTMLElement>('[popover]')) panel.hidePopover?.();
  });
}
