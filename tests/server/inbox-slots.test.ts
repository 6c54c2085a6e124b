/** Who booked which call, as staff see it. */
import { beforeEach, describe, expect, it } from 'vitest';
import type { Offer, OfferedTimes } from '#features/booking/offered-times.ts';
import type { Slots } from '#staff/contract/slots.ts';
import { freshServer } from './harness.ts';
import { acceptedId, lead, post } from './leads.ts';
import { jsonOf, member } from './inbox-client.ts';
import { OFFER as CALLS, offerCalls } from './offered-calls.ts';

const OFFER: Offer = {
  rules: { ...CALLS.rules, horizon: 3 },
  business: { ...CALLS.business, zone: 'America/Chicago' },
};

beforeEach(() => offerCalls(OFFER));

describe('Call slots', () => {
  it('show who booked them, and are free again when the lead is spam', async () => {
    const server = await freshServer();
    const safiya = await member(server, 'safiya');
    const times = (await (await fetch(`${server.origin}/api/open-times`)).json()) as OfferedTimes;
    const [first] = times.days.flatMap((day) => day.times);
    const slots = async (): Promise<Slots> => jsonOf(safiya.get('/slots'));
    const before = await slots();
    expect(before.rules).toEqual(OFFER.rules);
    expect(before.days.flatMap(({ free }) => free)).toContain(Date.parse(first?.value ?? ''));
    const id = await acceptedId(
      await post(server.origin, lead({ slot: first?.value, safeToVoicemail: 'no' })),
    );
    const at = Date.parse(first?.value ?? '');
    const { days } = await slots();
    expect(days.flatMap(({ booked }) => booked)).toMatchObject([
      { at, id, safe: { voicemail: 'no' }, answeredAt: null },
    ]);
    expect(days.flatMap(({ free }) => free)).not.toContain(at);
    await safiya.act(id, 'answer');
    const [booked] = (await slots()).days.flatMap((day) => day.booked);
    expect(booked?.answeredAt).toBeGreaterThan(0);
    await safiya.act(id, 'spam');
    const after = (await slots()).days;
    expect(after.flatMap((day) => day.booked)).toEqual([]);
    expect(after.flatMap(({ free }) => free)).toContain(at);
  });

  it('are none for a site without times', async () => {
    offerCalls(null);
    const safiya = await member(await freshServer(), 'safiya');
    expect(await jsonOf(safiya.get('/slots'))).toMatchObject({ days: [], rules: null });
  });
});
