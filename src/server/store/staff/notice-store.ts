import type { NoticeStore } from '../../notices/port.ts';
import type { Runs } from '../transaction.ts';
import * as people from './notice-people.ts';
import * as queue from './notices.ts';

export function createNoticeStore({ read, write }: Runs): NoticeStore {
  return {
    secret: async (name, make) => {
      const known = await read((tx) => people.knownSecret(tx, name));
      if (known !== undefined) return known;
      const made = make();
      return write((tx) => people.secretOf(tx, name, made));
    },
    settings: () => read(people.settings),
    setSettings: (userId, settings) => write((tx) => people.setSettings(tx, userId, settings)),
    devices: (userId = '') => read((tx) => people.devices(tx, userId)),
    addDevice: (device, most) => write((tx) => people.addDevice(tx, device, most)),
    removeDevice: (userId, id) => write((tx) => people.removeDevice(tx, userId, id)),
    duty: () => read(people.duty),
    setDuty: (day, userId) => write((tx) => people.setDuty(tx, day, userId)),
    covers: () => read(people.covers),
    setCover: (userId, cover) => write((tx) => people.setCover(tx, userId, cover)),
    unannounced: (since, most) => read((tx) => queue.unannounced(tx, since, most)),
    unread: (since) => read((tx) => queue.unread(tx, since)),
    dueSoon: (now, until) => read((tx) => queue.dueSoon(tx, now, until)),
    callsSoon: (now, until) => read((tx) => queue.callsSoon(tx, now, until)),
    told: (kind, leadIds) => read((tx) => queue.told(tx, kind, leadIds)),
    add: (notices) => write((tx) => queue.addNotices(tx, notices)),
    claim: async (now, leaseMs, most) => {
      const next = await read(queue.nextAt);
      if (next === null || next > now) return [];
      return write((tx) => queue.claimNotices(tx, now, leaseMs, most));
    },
    settle: (key, state, dueAt, reason) =>
      write((tx) => queue.settleNotice(tx, key, state, dueAt, reason)),
    rang: (id, at) => write((tx) => people.rang(tx, id, at)),
    nextAt: () => read(queue.nextAt),
    backlog: (since) => read((tx) => queue.backlog(tx, since)),
  };
}
