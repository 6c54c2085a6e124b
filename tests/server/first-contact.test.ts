/** What the mail, the webhook, the inbox, the page and the calendar entry say about each combination of a request (R236, R245). */
import { describe, expect, it } from 'vitest';
import { calendarFileAddress } from '#features/booking/addresses.ts';
import { firstContactForStaff } from '#features/booking/first-contact-words.ts';
import { ENGLISH_FIRST_CONTACT } from '#features/booking/first-contact-words.en.ts';
import { firstStep } from '#features/booking/first-contact-words.ts';
import { firstContact } from '#features/booking/first-contact.ts';
import { fieldsOf, ROWS } from '#features/booking/first-contact-rows.ts';
import { reachPlan } from '#staff/contract/reach.ts';
import { safetyTag } from '#staff/contract/safety.ts';
import { safetyWords } from '#staff/contract/safety-words.ts';
import { bookedPage } from '#server/calls/booked-page.ts';
import { createEmail } from '#server/leads/delivery/email.ts';
import { webhookBody } from '#server/leads/delivery/webhook.ts';
import { NO_PHRASES } from '#server/desk/inbox/phrases.ts';
import { viewOf } from '#server/desk/inbox/view.ts';
import { UNTOUCHED } from '#server/leads/work.ts';
import type { Lead, LeadRecord } from '#server/leads/lead.ts';
import { site } from '#site';

const NOW = Date.parse('2026-11-23T16:00:00Z');
const SLOT = Date.parse('2026-11-24T21:00Z');

const leadOf = (fields: Lead['fields']): Lead => ({
  id: '0193-1234',
  form: 'contact',
  fields,
  receivedAt: NOW,
  pageUri: '/vibe-check',
  pageName: 'Vibe Check',
  visitorToken: null,
  consents: {},
  spam: false,
  selfTest: false,
});

const recordOf = (lead: Lead): LeadRecord => ({
  lead,
  receipt: { digest: '', keyed: false, content: '' },
  repeats: [],
  deliveries: [],
  attempts: [],
  work: null,
  events: [],
  drafts: [],
  replies: [],
});

const work = { ...UNTOUCHED, replyBy: NOW, therapist: null, person: null, phrase: '', phone: null };

async function mailOf(lead: Lead): Promise<string> {
  let text = '';
  const notice = createEmail(
    async (mail) => {
      ({ text } = mail);
      return { taken: [], refused: [] };
    },
    ['contact'],
    site.url,
  );
  expect(await notice.deliver(lead)).toMatchObject({ kind: 'delivered' });
  return text;
}

const PAGE = `<!doctype html><html lang="en"><head><title>Thank you</title></head><body>
<template data-piece="booked"><section><h2 data-by>You’re on for <b data-sent-weekday></b>, <b data-sent-month></b> <b data-sent-number></b></h2><a data-calendar-link></a>
<p data-calendar><a href="#">Add</a></p><b data-first-title="Safiya">x</b><i data-first-text="Safiya">x</i><u data-first-entry="15">x</u></section></template>
<section data-sent>asked</section></body></html>`;

describe('one first contact, wherever it is said', () => {
  it.each(ROWS)('$name: $by', async ({ facts, by }) => {
    const lead = leadOf(fieldsOf(facts));
    const first = firstContact(facts);
    const words = firstContactForStaff(first);

    const mail = await mailOf(lead);
    expect(mail).toContain(`\nFirst: ${words}\n`);
    expect(/^Booked: Tuesday, November 24, 3:00 PM Central Time$/m.test(mail)).toBe(facts.isBooked);
    expect(mail).not.toMatch(/^Call:/m);
    expect(mail).toContain('Received: Mon, Nov 23, 10:00 AM Central Time');

    const { data } = JSON.parse(webhookBody(lead));
    expect(data.language).toBe('en');
    expect(data.firstContact).toEqual({ by, why: first.why, text: words });

    const view = {
      ...viewOf(
        { record: recordOf(lead), work, samePerson: {}, related: [] },
        new Map(),
        new Map(),
        {},
        NO_PHRASES,
        NOW,
      ),
      draft: '',
    };
    expect(view.first).toEqual(first);
    const plan = reachPlan(view, 'safiya', site.timeZone);
    expect(plan.first?.way).toBe(by);
    if (first.why !== 'asked') expect(plan.hint).toContain(words);
    if (first.why === 'no-number' && facts.call !== 'no' && facts.text !== 'no')
      expect(safetyTag(view)?.text).toBe('No number: write first');
    if (by !== 'call') expect(safetyWords(view).text).not.toMatch(/\bCall\b/);

    if (!facts.isBooked) return;
    const { html } = await bookedPage(PAGE, SLOT, by, { zone: site.timeZone, language: 'en' });
    const step = firstStep(ENGLISH_FIRST_CONTACT, true, first, 'Safiya');
    expect(html).toContain(step.title);
    expect(html).toContain(step.text);
    expect(html).toContain(calendarFileAddress('2026-11-24T21:00Z', by).replace('&', '&amp;'));
    if (by !== 'call') expect(html).not.toMatch(/calls you|Call, 15 min/);
  });

  it('is not said where nobody answers, and is true of everybody where nobody knows it', async () => {
    const lead = { ...leadOf({ email: 'a@example.com' }), form: 'newsletter' };
    expect(await mailOf(lead)).not.toContain('First:');
    expect(JSON.parse(webhookBody(lead)).data).not.toHaveProperty('firstContact');
    const { html } = await bookedPage(PAGE, SLOT, undefined, {
      zone: site.timeZone,
      language: 'en',
    });
    expect(html).toContain(ENGLISH_FIRST_CONTACT.booked.any.title.replace('{name}', 'Safiya'));
    const plain = await bookedPage(undefined, SLOT, 'email', {
      zone: site.timeZone,
      language: 'en',
    });
    expect(plain.html).toContain('Somebody emails you first.');
    expect(plain.html).not.toContain('Your call');
  });
});
