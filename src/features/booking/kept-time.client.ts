/**
 * The chosen time and time zone across reloads. They are beside the draft of the form
 * (`lib/draft.store.ts`), because the list of times is another one by then.
 */
import { didQuickExit } from '#lib/draft.store.ts';

/** Key in the history entry; also in `features/booking/booking.client.ts`. */
const KEY = 'call';

/** What was chosen so far. */
export interface KeptTime {
  /** Value of the field `slot`. */
  slot?: string;
  /** Day and time in words, for a time that is gone: `Tuesday, November 24, 3:00 PM`. */
  text?: string;
  /** The time zone, if the visitor has chosen one. */
  zone?: string;
}

/** Reads what was chosen; nothing after a quick exit. */
export const readKeptTime = (): KeptTime =>
  (!didQuickExit() && (history.state?.[KEY] as KeptTime | undefined)) || {};

/** Adds a choice; without one, everything is forgotten. */
export function keepTime(choice?: KeptTime): void {
  const kept = choice && { ...readKeptTime(), ...choice };
  history.replaceState({ ...history.state, [KEY]: kept }, '');
}
