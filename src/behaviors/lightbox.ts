/** Opens the quiz over the page (R105); the link's own address serves a new tab, and whoever has no script. */

const link = document.querySelector<HTMLElement>('[data-lightbox]') as HTMLElement;
const box = document.querySelector('.lightbox') as HTMLDialogElement;

link.onclick = (event) => {
  if (event.metaKey || event.ctrlKey) return;
  // Only where the scrollbar takes room does its place have to be kept while the page stands still.
  box.toggleAttribute('data-gutter', innerWidth > document.body.clientWidth);
  // First: an engine without dialogs throws here, and follows the link.
  box.showModal();
  event.preventDefault();
  box.lastElementChild?.dispatchEvent(new Event('wake'));
};
