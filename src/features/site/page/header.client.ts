/** Header while scrolling (R160–R162): translucent past 30 px, solid again at 10, compact past 100. */

export function watchHeader(header: Element, logo: HTMLImageElement): void {
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
