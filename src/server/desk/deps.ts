import type { Offer } from '#features/booking/offered-times.ts';
import type { BusinessHours } from '#features/booking/reply-time.ts';
import type { Calls } from '../calls/calls.ts';
import type { BusyReader } from '../calls/busy-times/reader.ts';
import type { Clock } from '../base/clock.ts';
import type { StoreLocation } from '../base/location.ts';
import type { Log } from '../base/log.ts';
import type { NoticeDeps } from './notices/routes.ts';
import type { Health } from '../base/health-report.ts';
import type { DeskStore } from './store.ts';
import type { DestinationName } from '#staff/contract/lead.ts';
import type { Receivers } from '../leads/lead.ts';
import type { Phrases } from './inbox/phrases.ts';

export interface InboxDeps extends Pick<NoticeDeps, 'canMail' | 'ownServices'> {
  store: DeskStore;
  clock: Clock;
  log: Log;
  business: () => BusinessHours;
  offer: () => Offer | undefined;
  calls: Pick<Calls, 'isOffered' | 'endOf'>;
  busy: BusyReader;
  takeNew: () => Promise<void>;
  phrases: () => Phrases;
  /** Destinations of a lead that turned out not to be spam. */
  destinations: readonly DestinationName[];
  receivers: Receivers;
  onDue: () => void;
  health: () => Promise<Health>;
  /** For copies of the store. */
  location: StoreLocation;
  backupDays: number;
}
