/** The free calls on offer: the rules come from the built site, booked calls from the store. */
import { join } from 'node:path';
import { isOffered } from '#domain/booking/open-slots.ts';
import { overlaps } from '../busy-times/interval.ts';
import { type Offer, type OfferedTimes, offeredTimes } from '#domain/booking/offered-times.ts';
import { site } from '#site';
import { MINUTE, type Clock } from '../clock.ts';
import { cachedFile } from '../http/cached-file.ts';
import { StoreDown, type Store } from '../store/port.ts';

export interface Calls {
  /** The offer of the built site; `undefined` if it has none. */
  offer: () => Offer | undefined;
  /** Whether the rules have a call that starts at `at`, epoch milliseconds, whoever has it. */
  isOffered: (at: number) => boolean;
  /** When a call that starts at `at` ends, epoch milliseconds. */
  endOf: (at: number) => number;
  /**
   * Whose call starts at `at`, epoch milliseconds: the id of the lead that holds it, `free` if it can be booked,
   * `undefined` if there is no call then.
   * @throws {StoreDown}
   */
  holder: (at: number) => Promise<string | undefined>;
  /** How often a lead's call was moved or canceled. @throws {StoreDown} */
  sequence: (leadId: string) => Promise<number>;
  /**
   * Open times in a time zone, the practice's by default.
   * @param gone start of a call that another visitor has just booked; listed as taken
   * @returns `undefined` if the site offers no times
   * @throws {StoreDown}
   */
  times: (zone?: string, gone?: number) => Promise<OfferedTimes | undefined>;
}

/** Returns a function that reads the offer of a built site; `undefined` for one without times. */
export function offerOf(dist: string): () => Offer | undefined {
  const file = cachedFile(join(dist, 'free-calls.json'), (text): Offer | null => JSON.parse(text));
  return () => file() ?? undefined;
}

/** @param read reads the offer of the built site */
export function createCalls(
  store: Pick<Store, 'bookedCalls' | 'callHolder'> & {
    busy: Pick<Store['busy'], 'times'>;
    calls: Pick<Store['calls'], 'sequence'>;
  },
  { now }: Pick<Clock, 'now'>,
  read: () => Offer | undefined,
): Calls {
  const isOnOffer = (at: number): boolean => {
    const offer = read();
    return (
      offer !== undefined && isOffered(at, offer.rules, { now: now(), zone: offer.business.zone })
    );
  };
  const minutes = (): number => read()?.rules.minutes ?? site.consultation.minutes;
  return {
    offer: read,
    isOffered: isOnOffer,
    endOf: (at) => at + minutes() * MINUTE,
    sequence: store.calls.sequence,
    async holder(at) {
      const holder = await store.callHolder(at);
      if (holder !== null) return holder;
      const isFree = isOnOffer(at) && !overlaps(await store.busy.times(now()), at, minutes());
      return isFree ? 'free' : undefined;
    },
    times: async (zone, gone) => {
      const offer = read();
      if (!offer) return undefined;
      const booked = new Set(await store.bookedCalls(now()));
      const busy = await store.busy.times(now());
      const taken = {
        has: (at: number) => booked.has(at) || overlaps(busy, at, offer.rules.minutes),
      };
      return offeredTimes(offer, taken, now(), zone ?? offer.business.zone, gone);
    },
  };
}

/** Open times for a page that is shown anyway: without a store, those of the build have to do. */
export async function timesIfUp(calls: Calls, gone?: number): Promise<OfferedTimes | undefined> {
  try {
    return await calls.times(undefined, gone);
  } catch (error) {
    if (error instanceof StoreDown) return undefined;
    throw error;
  }
}
