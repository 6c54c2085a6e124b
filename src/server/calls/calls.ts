import { join } from 'node:path';
import { isOffered } from '#features/booking/open-slots.ts';
import { overlaps } from './busy-times/interval.ts';
import { type Offer, type OfferedTimes, offeredTimes } from '#features/booking/offered-times.ts';
import { TIMES_WORDS } from '#features/booking/words-by-language.ts';
import type { Language } from '#lib/language.ts';
import { site } from '#site';
import { MINUTE, type Clock } from '../base/clock.ts';
import { cachedFile } from '../base/http/cached-file.ts';
import { StoreDown } from '../base/store-errors.ts';
import type { CallsStore } from './store.ts';

export interface Calls {
  offer: () => Offer | undefined;
  /** Whether the rules have a call at `at`, epoch milliseconds, whoever has it. */
  isOffered: (at: number) => boolean;
  endOf: (at: number) => number;
  /**
   * Id of the lead with the call at `at`, epoch milliseconds; `free`, or `undefined` without one. @throws {StoreDown}
   */
  holder: (at: number) => Promise<string | undefined>;
  /** How often a lead's call was moved or canceled. @throws {StoreDown} */
  sequence: (leadId: string) => Promise<number>;
  /**
   * Open times in a time zone, the practice's by default; `undefined` if the site offers none.
   * @param gone start of a call that another visitor has just booked; listed as taken
   * @throws {StoreDown}
   */
  times: (zone?: string, gone?: number, language?: Language) => Promise<OfferedTimes | undefined>;
  /** For a page that is shown anyway: while the store is down, it keeps the times of the build. */
  timesIfUp: (gone?: number, language?: Language) => Promise<OfferedTimes | undefined>;
}

export function offerOf(dist: string): () => Offer | undefined {
  const file = cachedFile(join(dist, 'free-calls.json'), (text): Offer | null => JSON.parse(text));
  return () => file() ?? undefined;
}

export function createCalls(
  store: Pick<CallsStore, 'bookedCalls' | 'leadOfCall'> & {
    busy: Pick<CallsStore['busy'], 'times'>;
    calls: Pick<CallsStore['calls'], 'sequence'>;
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
  const times: Calls['times'] = async (zone, gone, language = 'en') => {
    const offer = read();
    if (!offer) return undefined;
    const booked = new Set(await store.bookedCalls(now()));
    const busy = await store.busy.times(now());
    const taken = {
      has: (at: number) => booked.has(at) || overlaps(busy, at, offer.rules.minutes),
    };
    return offeredTimes(offer, taken, now(), zone ?? offer.business.zone, {
      gone,
      words: TIMES_WORDS[language],
    });
  };
  return {
    offer: read,
    isOffered: isOnOffer,
    endOf: (at) => at + minutes() * MINUTE,
    sequence: store.calls.sequence,
    async holder(at) {
      const holder = await store.leadOfCall(at);
      if (holder !== null) return holder;
      const isFree = isOnOffer(at) && !overlaps(await store.busy.times(now()), at, minutes());
      return isFree ? 'free' : undefined;
    },
    times,
    async timesIfUp(gone, language) {
      try {
        return await times(undefined, gone, language);
      } catch (error) {
        if (error instanceof StoreDown) return undefined;
        throw error;
      }
    },
  };
}
