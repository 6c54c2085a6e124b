/**
 * The event bus: a `CustomEvent` `site:analytics` on the window for every tracked event. Events stay on the page;
 * trackers load with consent and forward what `features/consent/event-allowlist.ts` allows.
 */
import type { EventName, SiteEvents } from './events.ts';

/** `detail` is `{ name, …detail }`. */
export function emit<Name extends EventName>(
  name: Name,
  detail: SiteEvents[Name],
  target: EventTarget = window,
): void {
  target.dispatchEvent(new CustomEvent('site:analytics', { detail: { name, ...detail } }));
}
