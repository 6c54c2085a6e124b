/** Buttons and dots for rows that scroll and snap by themselves. */

function drive(row: Element): void {
  const track = row.querySelector('[data-row-track]');
  const items = [...(track?.children ?? [])] as HTMLElement[];
  const [first, second] = items;
  if (!track || !first || !second) return;
  const dots = [...row.querySelectorAll('[data-row-dots] button')];
  const step = (): number => second.offsetLeft - first.offsetLeft;
  const at = (): number => Math.round(track.scrollLeft / step());
  const last = (): number => Math.round((track.scrollWidth - track.clientWidth) / step());
  const to = (index: number): void => {
    const wrapped = index < 0 ? last() : index > last() ? 0 : index;
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
    track.scrollTo({ left: wrapped * step(), behavior });
  };
  const mark = (): void => {
    const now = at();
    items.forEach((item, index) => item.toggleAttribute('data-active', index === now));
    dots.forEach((dot, index) =>
      index === now
        ? dot.setAttribute('aria-current', 'true')
        : dot.removeAttribute('aria-current'),
    );
  };
  track.addEventListener('scroll', mark, { passive: true });
  dots.forEach((dot, index) => dot.addEventListener('click', () => to(index)));
  for (const button of row.querySelectorAll<HTMLElement>('[data-row-step]')) {
    button.addEventListener('click', () => to(at() + Number(button.dataset['rowStep'])));
  }
}

document.querySelectorAll('[data-row]').forEach(drive);
