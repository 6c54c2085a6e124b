/** A site that offers calls, for tests of booking: its times, its page, and posts to it. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { Offer, OfferedTimes } from '#features/booking/offered-times.ts';
import { CONTACT_PATH } from '#features/booking/contact.schema.ts';
import { DAYS } from '#lib/hours.ts';
import { site } from '#site';
import { builtSite, type Server } from './harness.ts';
import { lead } from './leads.ts';

export const OFFER: Offer = {
  rules: {
    minutes: 15,
    notice: 1,
    horizon: 5,
    weekly: Object.fromEntries(DAYS.map((day) => [day, ['00:30', '12:00', '23:30']])),
    exceptions: [],
  },
  business: {
    hours: { from: 'Monday', to: 'Friday', opens: '09:00', closes: '17:00' },
    zone: site.timeZone,
    holidays: [],
    replyHours: 24,
  },
};

/** `null` for none. */
export const offerCalls = (offer: Offer | null = OFFER): void =>
  writeFileSync(join(builtSite(), 'free-calls.json'), JSON.stringify(offer));

export const PAGE = `<!doctype html><html lang="en"><head><title>Vibe Check</title></head><body>
<template data-piece="day"><div role="group"><b data-name></b> <span data-date></span><div data-times-of-day></div></div></template>
<template data-piece="closed"><div><b data-name></b><span data-date></span><i data-note></i></div></template>
<template data-piece="time"><label><input type="radio" name="slot"><span data-text></span></label></template>
<template data-piece="taken"><label><input type="radio" disabled><s data-text></s></label></template>
<p data-came-for hidden>You asked for <b></b>. <a href="#contact-service">Change</a></p>
<astro-island client="interact"><form action="${CONTACT_PATH}" method="post">
<div data-error-summary hidden></div>
<fieldset data-offered-times><div data-slot-notice hidden><p data-text></p></div>
<input type="hidden" name="offersTimes" value="on"><div data-days>stale</div>
<details data-more><div data-more-days></div></details><p data-full hidden><b data-until></b></p>
<label><input type="radio" name="slot" value="other"></label></fieldset>
<p data-error-for="slot" id="slot-error" hidden></p>
<select name="serviceInterest"><option selected>Choose</option><option value="other">Something else</option></select>
<input id="contact-first" name="firstName"><textarea name="message"></textarea></form></astro-island></body></html>`;

export async function timesOf({ origin }: Server, query = ''): Promise<OfferedTimes> {
  const answer = await fetch(`${origin}/api/open-times${query}`);
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'public, max-age=5']);
  return (await answer.json()) as OfferedTimes;
}
export const valuesOf = ({ days }: OfferedTimes): string[] =>
  days.flatMap(({ times }) => times.filter(({ isTaken }) => !isTaken).map(({ value }) => value));

/** No test gets too close to it. */
export const aTime = async (server: Server): Promise<string> =>
  valuesOf(await timesOf(server)).at(-1) ?? '';

export const fieldsOf = (slot: string, changes: object = {}): Record<string, string> => {
  const { communicationsOptIn: _news, ...rest } = lead({ ...(slot && { slot }), ...changes });
  const sent = { ...rest, dataStorageConsent: 'on', offersTimes: 'on' };
  return Object.fromEntries(Object.entries(sent).map(([name, value]) => [name, String(value)]));
};
