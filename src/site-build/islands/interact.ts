/** `client:interact`: hydrates on the first press, key, focus or submit inside, or on a `hydrate` event. */
import { type Load, hydrateOnInteraction } from './hydrate-on-interaction.ts';

// Astro requires a default export here.
export default (load: Load, _options: unknown, island: HTMLElement): void => {
  hydrateOnInteraction(load, island);
};
