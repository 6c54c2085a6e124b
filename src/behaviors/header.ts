/** Header while scrolling (R160–R162): translucent past 30 px, solid again at 10, compact past 100. */

/** What the header looks like at `y` px, given whether it was translucent before. */
export function headerState(y: number, scrolled: boolean): { scrolled: boolean; compact: boolean } {
  return { scrolled: y > 30 || (scrolled && y > 10), compact: y > 100 };
}

export function watchHeader(
  header: HTMLElement | null = document.querySelector('[data-header]'),
): void {
  const logo = header?.querySelector<HTMLImageElement>('[data-compact]');
  if (!header || !logo) return;
  const { src } = logo;
  const update = (): void => {
    const state = headerState(scrollY, header.hasAttribute('data-scrolled'));
    header.toggleAttribute('data-scrolled', state.scrolled);
    if (header.toggleAttribute('data-compact-header', state.compact) !== (logo.src !== src)) {
      logo.src = state.compact ? (logo.dataset['compact'] ?? src) : src;
    }
  };
  addEventListener('scroll', update, { passive: true });
  update();
}
