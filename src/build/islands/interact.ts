/**
 * `client:interact`: hydrates an island on the first pointer press, key, focus or submit inside it, or on a `hydrate`
 * event.
 */
import { type Load, hydrateOnInteraction } from './hydrate-on-interaction.ts';

// Astro requires a default export here.
export default (load: Load, _options: unknown, island: HTMLElement): void => {
  hydrateOnInteraction(load, island);
};
