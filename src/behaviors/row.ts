/** Buttons and dots for rows that scroll and snap by themselves; how they move is said in their styles. */

for (const row of document.querySelectorAll('[data-row]')) {
  const track = row.querySelector('[data-row-track]') as HTMLElement;
  const items = [...track.children] as HTMLElement[];
  const dots = row.querySelectorAll<HTMLElement>('[data-row-dots] button');
  const place = (index: number): number =>
    (items[index]?.offsetLeft ?? 0) - (items[0]?.offsetLeft ?? 0);
  const at = (): number => Math.round(track.scrollLeft / place(1));
  const go = (index: number): void => {
    const count = Math.round((track.scrollWidth - track.clientWidth) / place(1)) + 1;
    track.scrollLeft = place((index + count) % count);
  };
  track.onscroll = () => {
    const now = at();
    for (const [index, item] of items.entries()) {
      item.toggleAttribute('data-active', index === now);
      dots[index]?.setAttribute('aria-current', `${index === now}`);
    }
  };
  for (const [index, dot] of dots.entries()) dot.onclick = () => go(index);
  for (const button of row.querySelectorAll<HTMLElement>('[data-row-step]')) {
    button.onclick = () => go(at() + Number(button.dataset['rowStep']));
  }
}
