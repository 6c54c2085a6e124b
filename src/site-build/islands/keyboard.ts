/**
 * `client:keyboard`: hydrates an island on the first key pressed inside it, so that a mouse or a finger, for which
 * native menus are enough, loads nothing. Arrow keys, Home and End are held until the script has arrived, then replayed
 * in order where the focus is. THINK TWICE BEFORE ADDING: inlined into every page.
 */
import type { Load } from './hydrate-on-interaction.ts';

// Astro requires a default export here.
export default (load: Load, _options: unknown, island: HTMLElement): void => {
  let isHydrating = false;
  let held: string[] = [];
  const hydrate: () => void = async () => {
    isHydrating = true;
    await (
      await load()
    )();
    isHydrating = false;
    const keys = held;
    held = [];
    for (const key of keys) {
      const { activeElement } = document;
      if (island.contains(activeElement))
        activeElement?.dispatchEvent(
          new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
        );
    }
  };
  island.addEventListener(
    'keydown',
    (event) => {
      const { key, altKey, ctrlKey, metaKey, isTrusted } = event;
      // Astro removes the `ssr` attribute on hydration. If the script failed to load, the next key retries; the replay
      // itself does not.
      if (!isTrusted || !island.matches('[ssr]')) return;
      if (/^(?:Arr|End|Hom)/.test(key) && !(altKey || ctrlKey || metaKey)) {
        event.preventDefault();
        event.stopPropagation();
        held.push(key);
      }
      if (!isHydrating) hydrate();
    },
    true,
  );
};
