/**
 * Tooltips of items in a row that has turned: for some browsers, an anchor stays where it was laid
 * out, also when a transform shows it elsewhere.
 */

/**
 * Puts each tooltip that opens over the left edge of its button.
 *
 * @returns stops listening
 */
export function keepTipsAtTheirButtons(list: HTMLElement): () => void {
  const place = ({ target }: Event): void => {
    const tip = target as HTMLElement;
    const button = list.querySelector(`[popovertarget="${tip.id}"]`);
    tip.style.marginLeft = '';
    // Without anchors it is in the middle of the page.
    if (!button || !CSS.supports('anchor-name: --a')) return;
    const { left, width } = tip.getBoundingClientRect();
    const off = button.getBoundingClientRect().left - left;
    if (width && Math.abs(off) > 1) tip.style.marginLeft = `${off}px`;
  };
  list.addEventListener('toggle', place, true);
  return () => list.removeEventListener('toggle', place, true);
}
