/**
 * `client:now`: hydrates an island at once, for pages that show nothing before they have asked the server. Their buttons
 * do nothing natively: a click that comes sooner is kept (`aria-busy`) and done once the page is awake. An island whose
 * script did not load has `data-stuck`; the next click tries again.
 */
import type { Load } from './hydrate-on-interaction.ts';

// Astro requires a default export here.
export default (load: Load, _options: unknown, island: HTMLElement): void => {
  const held = new Set<HTMLElement>();
  let isWaking = false;
  const wake = (): void => {
    if (isWaking) return;
    isWaking = true;
    load()
      .then((start) => start())
      .finally(() => {
        isWaking = false;
        // The renderer removes the attribute.
        const isStuck = island.toggleAttribute('data-stuck', island.matches('[ssr]'));
        island.removeAttribute('aria-busy');
        if (!isStuck) for (const button of held) button.click();
        held.clear();
      })
      .catch(console.error);
  };
  island.addEventListener(
    'click',
    (event) => {
      const button = (event.target as Element).closest('button');
      if (!button || !island.matches('[ssr]')) return;
      event.stopPropagation();
      held.add(button);
      island.setAttribute('aria-busy', 'true');
      wake();
    },
    true,
  );
  wake();
};
