/** `client:interact`: wakes an island at the first pointer press, key, focus or submit inside it, or at a `wake` event. */
import { type Load, sleep } from './sleep.ts';

// Astro takes a directive's default export.
export default (load: Load, _options: unknown, island: HTMLElement): void => {
  sleep(load, island);
};
