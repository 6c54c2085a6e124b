/** Header while scrolling (R160–R162): translucent past 30 px, solid again at 10, compact past 100. */

/** Whether the header is translucent at `y` px, given whether it was before. */
export function translucent(y: number, before: boolean): boolean {
  return y > (before ? 10 : 30);
}

/** Whether the header is compact at `y` px. */
export function compact(y: number): boolean {
  return y > 100;
}

export function watchHeader(header: Element, logo: HTMLImageElement): void {
  const addresses = [logo.src, logo.dataset['compact'] ?? ''] as const;
  const update = (): void => {
    header.toggleAttribute(
      'data-scrolled',
      translucent(scrollY, header.hasAttribute('data-scrolled')),
    );
    logo.src = addresses[header.toggleAttribute('data-compact-header', compact(scrollY)) ? 1 : 0];
  };
  addEventListener('scroll', update, { passive: true });
  update();
}
