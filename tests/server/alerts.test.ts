/** Alert emails: content and frequency. */
import { describe, expect, it } from 'vitest';
import { createAlerts } from '#server/run/alerts.ts';
import { HOUR } from '#server/base/clock.ts';
import type { Health, HealthIssue } from '#server/base/health-report.ts';
import { createLog } from '#server/base/log.ts';
import type { MailMessage } from '#server/base/mail.ts';
import type { Refused } from '#server/base/mail-result.ts';

const healthOf = (...issues: HealthIssue[]): Health => ({
  status: issues.some(({ fails }) => fails) ? 'failing' : 'ok',
  reasons: issues.map(({ text }) => text),
  store: issues.some(({ kind }) => kind === 'store') ? 'down' : 'writable',
  spam: 0,
  notices: { waiting: 0, oldestWaitingSeconds: 0, failed: 0 },
  delivery: {},
  issues,
});
const FINE = healthOf();
const late = (minutes: number): HealthIssue => ({
  kind: 'late hubspot',
  text: `A lead has waited ${minutes} minutes for hubspot`,
  fails: true,
});
const refused = (count: number): HealthIssue => ({
  kind: 'parked hubspot',
  text: `hubspot did not accept ${count} leads`,
  fails: false,
  count,
});

function alerts() {
  const messages: MailMessage[] = [];
  let lines = '';
  const log = createLog('error', (text) => (lines += text));
  const time = { steady: 0 };
  let health = FINE;
  let isDown = false;
  let refusing: Refused[] = [];
  const look = createAlerts({
    health: async () => health,
    send: async (message) => {
      if (isDown) throw new Error('no mail');
      messages.push(message);
      return { taken: [], refused: refusing };
    },
    clock: { now: () => 1, steady: () => time.steady },
    log,
    siteUrl: 'https://practice.example',
  });
  return {
    messages,
    refuse: (...some: Refused[]) => {
      refusing = some;
    },
    /** Names of events. */
    logged: (): string[] => {
      log.flush();
      return [...lines.matchAll(/"event":"([^"]*)"/g)].map(([, event = '']) => event);
    },
    /** Returns the number of emails so far. */
    at: async (hours: number, now: Health, mail: 'up' | 'down' = 'up') => {
      time.steady = hours * HOUR;
      health = now;
      isDown = mail === 'down';
      await look();
      return messages.length;
    },
  };
}

describe('Alerts', () => {
  it('go again to whom the mail server takes later, not to whom it never takes', async () => {
    const { at, messages, refuse } = alerts();
    const later = { to: 'desk@practice.example', status: 450, isFinal: false };
    refuse(later, { to: 'gone@practice.example', status: 550, isFinal: true });
    expect(await at(0, healthOf(refused(1)))).toBe(1);
    refuse(later);
    expect(await at(0.01, healthOf(refused(1)))).toBe(2);
    refuse();
    expect(await at(0.02, healthOf(refused(1)))).toBe(3);
    expect(await at(0.03, healthOf(refused(1)))).toBe(3);
    expect(messages.map(({ except = [] }) => except)).toEqual([
      [],
      ['gone@practice.example'],
      ['gone@practice.example'],
    ]);
    expect(new Set(messages.map(({ id }) => id)).size).toBe(1);
  });

  it('describe what visitors see while the store is down', async () => {
    const { at, messages } = alerts();
    await at(0, healthOf({ kind: 'store', text: 'The store does not accept writes', fails: true }));
    expect(messages[0]?.text).toContain('forms ask visitors to try again or to call');
  });

  it('are sent once per issue, again after hours, on changes, and when resolved', async () => {
    const { at, messages } = alerts();
    expect(await at(0, FINE)).toBe(0);
    expect(await at(0.1, healthOf(late(16)))).toBe(1);
    expect([messages[0]?.subject, messages[0]?.text]).toEqual([
      'Leads are not getting through',
      expect.stringContaining('A lead has waited 16 minutes for hubspot'),
    ]);
    expect(await at(1, healthOf(late(70)))).toBe(1);
    expect(await at(2, healthOf(late(130), refused(1)))).toBe(2);
    expect(messages[1]?.text).toContain('hubspot did not accept 1 leads');
    expect(await at(6.2, healthOf(late(400), refused(1)))).toBe(3);
    expect(await at(7, healthOf(refused(1)))).toBe(4);
    expect([messages[3]?.subject, messages[3]?.text]).toEqual([
      'Leads are getting through again',
      expect.stringContaining('Remaining issues:\nhubspot did not accept 1 leads'),
    ]);
    expect(await at(7.1, FINE)).toBe(4);
    expect(await at(99, FINE)).toBe(4);
  });

  it('about refused leads are sent for the first and for more, at most once an hour', async () => {
    const { at, messages } = alerts();
    let count = 0;
    // One more refused lead per minute, for three hours.
    for (let minute = 0; minute <= 180; minute += 1) {
      count += 1;
      await at(minute / 60, healthOf(refused(count)));
    }
    expect(messages.map(({ text }) => text.split('\n')[0])).toEqual(
      [1, 61, 121, 181].map((many) => `hubspot did not accept ${many} leads`),
    );
    expect(messages.map(({ subject }) => subject)).toEqual(Array(4).fill('Leads need attention'));
    // The same number or fewer: no alert.
    expect(await at(5, healthOf(refused(181)))).toBe(4);
    expect(await at(6, healthOf(refused(20)))).toBe(4);
  });

  it('about an intermittent issue are sent at most once an hour', async () => {
    const { at, messages } = alerts();
    for (let minute = 0; minute < 60; minute += 2) {
      await at(minute / 60, healthOf(late(16)));
      await at((minute + 1) / 60, FINE);
    }
    expect(messages.map(({ subject }) => subject)).toEqual([
      'Leads are not getting through',
      'Leads are getting through again',
    ]);
    expect(await at(1, healthOf(late(16)))).toBe(3);
  });

  it('are sent at once when an issue begins to take the server out of service, and not for each time', async () => {
    const { at, messages } = alerts();
    const descriptors = (fails: boolean) =>
      healthOf({ kind: 'descriptors', text: 'EMFILE', fails });
    for (let minute = 0; minute < 59; minute += 1)
      await at(minute / 60, descriptors(minute % 2 === 1));
    expect(messages.map(({ subject }) => subject)).toEqual([
      'Leads need attention',
      'Leads are not getting through',
      'Leads are getting through again',
    ]);
    // The next day it is a new one, which begins mildly again.
    expect(await at(24, FINE)).toBe(3);
    expect(await at(25, descriptors(false))).toBe(4);
    expect(await at(25.1, descriptors(true))).toBe(5);
  });

  it('that cannot be sent are sent later', async () => {
    const { at, logged } = alerts();
    expect(await at(0, healthOf(late(16)), 'down')).toBe(0);
    expect(await at(0.05, healthOf(late(17)), 'down')).toBe(0);
    // Tried every half minute, logged once.
    expect(logged()).toEqual(['alert', 'alert.unsent']);
    expect(await at(0.1, healthOf(late(17)))).toBe(1);
    expect(await at(0.2, healthOf(late(18), refused(1)), 'down')).toBe(1);
    expect(logged()).toEqual(['alert', 'alert.unsent', 'alert', 'alert.unsent']);
  });
});
