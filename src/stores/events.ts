/**
 * The analytics bus: one `CustomEvent` `site:analytics` on the window for everything worth counting. It never leaves
 * the page by itself; adapters are loaded by consent and pass on what `domain/outgoing.ts` lists.
 */
import type { EventName, SiteEvents } from '#domain/events.ts';

/** Announces an event; listeners find `{ name, …detail }` in the event's `detail`. */
export function emit<Name extends EventName>(
  name: Name,
  detail: SiteEvents[Name],
  target: EventTarget = window,
): void {
  target.dispatchEvent(new CustomEvent('site:analytics', { detail: { name, ...detail } }));
}
