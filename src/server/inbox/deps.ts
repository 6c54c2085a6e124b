/** What the routes of the inbox need. */
import type { Offer } from '#domain/booking/offered-times.ts';
import type { BusinessHours } from '#domain/booking/reply-time.ts';
import type { Calls } from '../booking/calls.ts';
import type { BusyReader } from '../busy-times/reader.ts';
import type { Clock } from '../clock.ts';
import type { Place } from '../store/location.ts';
import type { Log } from '../log.ts';
import type { NoticeDeps } from '../notices/routes.ts';
import type { Health } from '../operations/health.ts';
import type { Store } from '../store/port.ts';
import type { DestinationName } from '#staff/contract/lead.ts';
import type { Receivers } from '../store/lead.ts';
import type { Phrases } from './phrases.ts';

export interface InboxDeps extends Pick<NoticeDeps, 'canMail' | 'ownServices'> {
  store: Store;
  clock: Clock;
  log: Log;
  /** Business hours and holidays of the practice. */
  business: () => BusinessHours;
  /** The calls that the site offers; `undefined` if it has none. */
  offer: () => Offer | undefined;
  calls: Pick<Calls, 'isOffered' | 'endOf'>;
  /** Reads the practice's own calendars. */
  busy: BusyReader;
  /** Takes new leads into the inbox. @throws {StoreDown} */
  takeNew: () => Promise<void>;
  /** The phrases for which staff read a message first. */
  phrases: () => Phrases;
  /** Destinations of a lead that turned out not to be spam. */
  destinations: readonly DestinationName[];
  /** Destinations that are configured, with their forms. */
  receivers: Receivers;
  /** Called when deliveries or notices became due. */
  onDue: () => void;
  health: () => Promise<Health>;
  /** Where the store is, for its copies. */
  place: Place;
  backupDays: number;
}
