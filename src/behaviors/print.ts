/** A button that prints the page. Without this script it is not shown; the browser's own menu prints as well. */
for (const button of document.querySelectorAll<HTMLElement>('[data-print]')) {
  button.onclick = () => print();
}
