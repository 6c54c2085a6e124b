/** Menus work natively; keyboard support (`keyboard.ts`) loads on first focus. */

import { importModule } from '../page/import-module.ts';

/** URL of `keyboard.ts` (build/scripts/lazy-scripts.ts). */
declare const MENUS_MODULE: string;

export function loadMenuKeyboard(header: HTMLElement): void {
  const loadIn = (place: HTMLElement): void => {
    // Safari does not focus a clicked button, but the menu's toggle event fires.
    for (const type of ['focusin', 'toggle'])
      place.addEventListener(type, () => importModule(MENUS_MODULE), true);
  };
  loadIn(header);
  for (const button of header.querySelectorAll<HTMLElement>('[commandfor]')) {
    const menu = document.getElementById(
      button.getAttribute('commandfor') as string,
    ) as HTMLDialogElement;
    loadIn(menu);
    // Browsers without `command` support.
    if (!('command' in button)) button.onclick = () => menu.showModal?.();
  }
}
