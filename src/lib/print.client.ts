/** Print buttons. Hidden without this script; the browser's own menu also prints. */
for (const button of document.querySelectorAll<HTMLElement>('[data-print]')) {
  button.onclick = () => print();
}
