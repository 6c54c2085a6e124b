/** Booking a call over HTTP: of several visitors one gets it, and the others keep all their input. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'cheerio';
import { beforeAll, describe, expect, it } from 'vitest';
import { NO_TIME_MESSAGE } from '#features/booking/call-time.ts';
import { site } from '#site';
import { startFakeMailServer } from '../mail/fake-smtp.ts';
import { afterwards, emptyFolder, until } from './cleanup.ts';
import { builtSite, freshServer, rowsOf, sharedServer, serverOn } from './harness.ts';
import { acceptedId, lead, post, postForm } from './leads.ts';
import { aTime, fieldsOf, offerCalls, PAGE, timesOf, valuesOf } from './offered-calls.ts';
import { run } from './run-command.ts';

/** `at`: for a name that changes in the year. */
const inZone = (timeZoneName: 'longGeneric' | 'longOffset', at?: string): string | undefined =>
  new Intl.DateTimeFormat('en-US', { timeZone: site.timeZone, timeZoneName })
    .formatToParts(at ? new Date(at) : undefined)
    .find(({ type }) => type === 'timeZoneName')?.value;
const ZONE = inZone('longGeneric');
beforeAll(() => {
  offerCalls();
  writeFileSync(join(builtSite(), `${site.consultation.path.slice(1)}.html`), PAGE);
});

const shared = sharedServer();

it('Of twenty visitors for one call one gets it, the others are told kindly and keep every word', async () => {
  const server = await freshServer();
  const slot = await aTime(server);
  const answers = await Promise.all(
    Array.from({ length: 20 }, async (_, at) => {
      const message = `The words of visitor ${at}`;
      const answer =
        at % 2
          ? await post(server.origin, lead({ slot, message }))
          : await postForm(server.origin, fieldsOf(slot, { message }));
      return { status: answer.status, at, text: await answer.text() };
    }),
  );
  const told = answers.filter(({ status }) => status === 422);
  const [winner, ...others] = answers.filter(({ status }) => status !== 422);
  expect([winner?.status, others.length, told.length]).toEqual([
    winner && winner.at % 2 ? 200 : 303,
    0,
    19,
  ]);
  for (const { at, text } of told) {
    expect(text).toContain('Sorry, you did nothing wrong.');
    if (at % 2 === 0) expect(load(text)('textarea').text()).toBe(`The words of visitor ${at}`);
  }
  expect(valuesOf(await timesOf(server))).not.toContain(slot);
});

describe('A booked call', () => {
  it('is not offered again, survives a restart, and is free once the lead is erased', async () => {
    const data = emptyFolder();
    const server = await serverOn(data);
    const slot = await aTime(server);
    const body = lead({ slot });
    const id = await acceptedId(await post(server.origin, body));
    await server.end('SIGTERM');
    const next = await serverOn(data);
    expect(valuesOf(await timesOf(next))).not.toContain(slot);
    expect((await post(next.origin, lead({ slot }))).status).toBe(422);
    const { code } = await run(data, 'person', ['erase', String(body['email']), '--yes']);
    expect(code).toBe(0);
    expect(rowsOf(data, 'select id from leads where id = ?', id)).toEqual([]);
    expect(valuesOf(await timesOf(next))).toContain(slot);
  });

  it('is stored on the practice’s clock, and the office reads it in the notice', async () => {
    const office = await startFakeMailServer();
    afterwards(() => office.stop());
    const server = await freshServer(office.env);
    const slot = await aTime(server);
    await acceptedId(await post(server.origin, lead({ slot })));
    const [row] = rowsOf(
      server.data,
      "select fields ->> 'preferred_time' as time, fields from leads",
    );
    expect(Date.parse(String(row?.['time']))).toBe(Date.parse(slot));
    const local = String(row?.['time']);
    expect(inZone('longOffset', slot)).toBe(`GMT${local.slice(-6)}`);
    expect(JSON.parse(String(row?.['fields']))).not.toHaveProperty('slot');
    await until(() => office.received.length === 1);
    expect(office.received[0]?.text).toMatch(
      new RegExp(`^Booked: \\w+day, \\w+ \\d+, (?:12:30 AM|12:00 PM|11:30 PM) ${ZONE}$`, 'm'),
    );
  });
});

describe('The times of the form', () => {
  it('come in the visitor’s zone; an unknown zone is the practice’s', async () => {
    const server = shared();
    const [here, paris, mars] = await Promise.all(
      ['', '?zone=Europe/Paris', '?zone=Mars/Base'].map((query) => timesOf(server, query)),
    );
    expect([here?.zoneName, paris?.zoneName, mars?.zone]).toEqual([
      ZONE,
      'Central European Time',
      site.timeZone,
    ]);
    expect(paris && here && valuesOf(paris)).toEqual(here && valuesOf(here));
  });

  it('may be declined: times of day in words', async () => {
    const server = shared();
    const sent = [{ mornings: 'on', saturdays: 'on' }, {}].map((times) =>
      post(server.origin, lead({ slot: 'other', ...times })).then(acceptedId),
    );
    for (const [at, time] of ['Mornings, Saturdays', 'None of the offered times'].entries()) {
      const id = (await sent[at]) ?? '';
      const stored = "select fields ->> 'preferred_time' as time from leads where id = ?";
      expect(rowsOf(server.data, stored, id)).toEqual([{ time }]);
      expect(rowsOf(server.data, 'select 1 from booked_calls where lead_id = ?', id)).toEqual([]);
    }
  });

  it('have to be chosen or declined where they are offered, without JavaScript too', async () => {
    const { origin } = shared();
    const answer = await post(origin, lead({ slot: '' }));
    expect([answer.status, await answer.json()]).toEqual([
      422,
      expect.objectContaining({ errors: { slot: NO_TIME_MESSAGE } }),
    ]);
    const page = await postForm(origin, fieldsOf(''));
    const $ = load(await page.text());
    expect($('[data-error-for=slot]').text()).toBe(NO_TIME_MESSAGE);
    const target = $('[data-error-summary] a').attr('href') ?? '';
    expect($(target).attr('type')).toBe('radio');
  });

  it('are current in the page of a refused post, with the choice and the words kept', async () => {
    const server = shared();
    const slot = await aTime(server);
    const page = await postForm(server.origin, fieldsOf(slot, { email: 'x', message: 'Hi' }));
    const $ = load(await page.text());
    expect(page.status).toBe(422);
    expect($('[data-days]').text()).not.toContain('stale');
    expect($('input[name=slot][checked]').attr('value')).toBe(slot);
    expect($('textarea').text()).toBe('Hi');
  });

  it('show a taken one as taken, with a notice instead of an error', async () => {
    const server = shared();
    const slot = await aTime(server);
    await acceptedId(await post(server.origin, lead({ slot })));
    const $ = load(await (await postForm(server.origin, fieldsOf(slot))).text());
    expect($('[data-slot-notice]').is('[hidden]')).toBe(false);
    expect($('[data-slot-notice][autofocus] [data-text]').text()).toMatch(
      /^Somebody just booked \d+:\d\d [AP]M\. Sorry, you did nothing wrong\./,
    );
    expect($('[data-error-summary]').is('[hidden]')).toBe(true);
    expect($('s').text()).toMatch(/M$/);
    expect($(`input[value="${slot}"]`).is('[disabled]')).toBe(true);
  });
});

it('without JavaScript, a booked call leads to a page with its time, and nothing about the visitor', async () => {
  const server = shared();
  const slot = await aTime(server);
  const sent = fieldsOf(slot);
  const answer = await postForm(server.origin, sent);
  const address = answer.headers.get('location') ?? '';
  expect([answer.status, address]).toEqual([303, `/api/booked?at=${slot}&first=text`]);
  const page = await (await fetch(server.origin + address)).text();
  expect(page).toContain(ZONE);
  expect(page).toContain(`/api/call.ics?at=${encodeURIComponent(slot)}&amp;first=text`);
  expect(page).not.toContain(sent['firstName']);
  expect((await fetch(`${server.origin}/api/booked?at=x`)).status).toBe(404);
});

it('the page itself has current times, also where the build is old', async () => {
  const server = shared();
  const slot = await aTime(server);
  const ask = () => fetch(`${server.origin}${site.consultation.path}`);
  const read = async (): Promise<string> => (await ask()).text();
  expect((await ask()).headers.get('cache-control')).toBe('public, max-age=5, no-transform');
  const before = await read();
  expect(before).toContain(`value="${slot}"`);
  expect(before).not.toContain('stale');
  expect(load(before)('astro-island').attr('client')).toBe('interact');
  await acceptedId(await post(server.origin, lead({ slot })));
  await until(async () => !(await read()).includes(`value="${slot}"`));
});

it('the page knows what the page before was about, without JavaScript, and says so to nobody else', async () => {
  const { origin } = shared();
  const ask = (referer: string) =>
    fetch(origin + site.consultation.path, { headers: { Referer: referer } });
  const answer = await ask(`${origin}/weekend`);
  expect(answer.headers.get('cache-control')).toBe('private, max-age=5, no-transform');
  const $ = load(await answer.text());
  expect($('option[selected]').attr('value')).toBe('other');
  expect($('[data-came-for]').attr('hidden')).toBeUndefined();
  expect($('[data-came-for] b').text()).toBe('Something else');
  for (const other of ['/none', '/a/b/weekend', '/index', '/vibe-check', '//weekend', ''])
    expect(load(await (await ask(origin + other)).text())('option[selected]').text()).toBe(
      'Choose',
    );
});

// The last one: it changes the site of all.
it('times do not exist on a site that offers none', async () => {
  offerCalls(null);
  const server = await freshServer();
  expect((await fetch(`${server.origin}/api/open-times`)).status).toBe(404);
  const body = lead({ slot: '2026-11-24T21:00Z' });
  expect((await post(server.origin, body)).status).toBe(422);
  await acceptedId(await post(server.origin, lead()));
});

it('from a Spanish page, times, a taken one, the page of thanks and the calendar entry are in Spanish', async () => {
  const server = shared();
  mkdirSync(join(builtSite(), 'es'), { recursive: true });
  writeFileSync(join(builtSite(), 'es/llamada.html'), PAGE);
  const times = await fetch(`${server.origin}/api/open-times?language=es`);
  expect(JSON.stringify(await times.json())).toMatch(/lunes|martes|miércoles|jueves|viernes/);
  const slot = await aTime(server);
  const from = { pageUri: '/es/llamada' };
  const answer = await postForm(server.origin, fieldsOf(slot, from));
  const address = answer.headers.get('location') ?? '';
  expect(address).toBe(`/api/booked?at=${slot}&first=text&language=es`);
  const page = await (await fetch(server.origin + address)).text();
  expect(page).toMatch(/\d [ap]\. m\. hora del centro/);
  expect(page).toContain('le manda primero un mensaje de texto.');
  const entry = `/api/call.ics?at=${encodeURIComponent(slot)}&first=text&language=es`;
  expect(page).toContain(entry.replaceAll('&', '&amp;'));
  expect(await (await fetch(server.origin + entry)).text()).toContain(
    'SUMMARY:Cita\\, 15 min (primero un mensaje)',
  );
  // Somebody else was faster: the page that it came from, with the words for it.
  const $ = load(await (await postForm(server.origin, fieldsOf(slot, from))).text());
  expect($('[data-slot-notice] [data-text]').text()).toMatch(
    /^Alguien acaba de apartar el horario \d+:\d\d [ap]\. m\. \(disculpe/,
  );
  // The page itself, without JavaScript and in front of an old build, has the times that are open now, in Spanish.
  const current = await (await fetch(`${server.origin}/es/llamada`)).text();
  expect(load(current)('[data-days]').text()).toMatch(
    /(?:lunes|martes|miércoles|jueves|viernes|sábado|domingo)/,
  );
  expect(current).not.toContain('stale');
  // In English, as before: an unknown language is none.
  const english = await fetch(`${server.origin}/api/open-times?language=fr`);
  expect(JSON.stringify(await english.json())).toMatch(/Monday|Tuesday|Wednesday|Thursday|Friday/);
});
