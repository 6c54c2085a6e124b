/** Menus open, close and lead on natively. What that leaves to wish for is fetched when somebody comes to them (`open.ts`). */

/** Address of `open.ts` (src/integrations/late-behaviors.ts). */
declare const MENUS_MODULE: string;

// Handed over, because the build would look for a file at an address it can read.
const fetched = (address: string): Promise<unknown> => import(/* @vite-ignore */ address);

export function watchMenus(header: HTMLElement): void {
  const wakeIn = (place: HTMLElement): void => {
    // Safari gives no focus to a button that is clicked, but there the menu opens.
    for (const type of ['focusin', 'toggle'])
      place.addEventListener(type, () => fetched(MENUS_MODULE), true);
  };
  wakeIn(header);
  for (const button of header.querySelectorAll<HTMLElement>('[commandfor]')) {
    const sheet = document.getElementById(
      button.getAttribute('commandfor') as string,
    ) as HTMLDialogElement;
    wakeIn(sheet);
    // Engines without `command`.
    if (!('command' in button)) button.onclick = () => sheet.showModal?.();
  }
}
