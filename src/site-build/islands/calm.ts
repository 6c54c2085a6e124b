/**
 * `client:calm`: like `client:interact`, and before that as soon as `mayHydrateEarly` allows it. THINK TWICE BEFORE
 * ADDING: inlined into every page with such an island. It contains `client:interact` and is at most 1 kB larger
 * (tested).
 */
import { type Load, hydrateOnInteraction } from './hydrate-on-interaction.ts';
import interact from './interact.ts';
import { mayHydrateEarly } from './may-hydrate-early.ts';

/** Network Information API; not in TypeScript's DOM types. */
type Line = Navigator & { connection?: { saveData: boolean; effectiveType: string } };

/** A scroll by a hash or by the browser, back to where it was, does not count. */
const ACTS = 'wheel touchmove pointermove pointerdown keydown'.split(' ');

// Pages with both directives have one script for both (defer-runtime.ts).
const scope = self as unknown as { Astro: { interact?: typeof interact } };
scope.Astro ||= {};
scope.Astro.interact ||= interact;

// Astro requires a default export here.
export default (load: Load, _options: unknown, island: HTMLElement): void => {
  let inSight = false;
  let acted = false;
  hydrateOnInteraction(load, island);

  const consider = (): void => {
    const { saveData, effectiveType } = (navigator as Line).connection ?? {};
    const may = mayHydrateEarly({
      inSight,
      loaded: document.readyState === 'complete',
      acted,
      saveData,
      effectiveType,
      reducedMotion: matchMedia('(prefers-reduced-motion:reduce)').matches,
      finePointer: matchMedia('(pointer:fine)').matches,
    });
    if (!may) return;
    observer.disconnect();
    island.dispatchEvent(new Event('hydrate'));
  };
  const observer = new IntersectionObserver((entries) => {
    inSight = !!entries.pop()?.isIntersecting;
    consider();
  });
  // The island itself has no box.
  observer.observe(island.firstElementChild ?? island);
  addEventListener('load', consider);
  const act = ({ type, movementX, movementY }: MouseEvent): void => {
    // A window that changes its size moves a resting mouse by nothing.
    if (acted || (type === 'pointermove' && !movementX && !movementY)) return;
    acted = true;
    consider();
  };
  for (const type of ACTS) addEventListener(type, act as EventListener, { passive: true });
};
