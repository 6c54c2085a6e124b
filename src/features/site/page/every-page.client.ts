/** THINK TWICE BEFORE ADDING: everything here is inlined into every page. The budget is 2 KiB. */
import './display-font.client.ts';
import { handleAnchorLinks } from './anchor-scroll.client.ts';
import { loadSparks, handleClicks } from './lazy-features.client.ts';

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
function supportMenus(header: HTMLElement): void {
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

/** Logs a URL or stack that matches an extension's. */
function isFromExtension(from: unknown): boolean {
  const matches = /-extension:/.test(from as string);
  if (matches) console.warn(from);
  return matches;
}

function ignoreExtensionErrors(): void {
  // Handlers instead of listeners: less code on every page. Returning true suppresses the error.
  window.onerror = (_message, file) => isFromExtension(file);
  window.onunhandledrejection = (event) => {
    if (isFromExtension(event.reason?.stack)) event.preventDefault();
  };
}

function watchHeader(header: Element, logo: HTMLImageElement): void {
  const addresses = [logo.src, logo.dataset['small'] ?? ''] as const;
  const update = (): void => {
    header.toggleAttribute(
      'data-scrolled',
      scrollY > (header.hasAttribute('data-scrolled') ? 10 : 30),
    );
    if (scrollY > 100 === header.hasAttribute('data-compact')) return;
    logo.src = addresses[header.toggleAttribute('data-compact') ? 1 : 0];
  };
  addEventListener('scroll', update);
  // In the animation frame: reading the scroll position earlier would force a layout.
  requestAnimationFrame(update);
}

const header = document.querySelector('header') as HTMLElement;

ignoreExtensionErrors();
watchHeader(header, header.querySelector('img') as HTMLImageElement);
supportMenus(header);
handleAnchorLinks();
handleClicks();
loadSparks();
