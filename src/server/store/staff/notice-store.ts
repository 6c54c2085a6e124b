import type { NoticeStore } from '../../notices/port.ts';
import type { Runs } from '../statement.ts';
import * as people from './notice-people.ts';
import * as queue from './notices.ts';

export function createNoticeStore({ read, write }: Runs): NoticeStore {
  return {
    secret: async (name, make) => {
      const known = await read(() => people.knownSecret(name));
      if (known !== undefined) return known;
      const made = make();
      return write(() => people.secretOf(name, made));
    },
    settings: () => read(people.settings),
    setSettings: (userId, settings) => write(() => people.setSettings(userId, settings)),
    devices: (userId = '') => read(() => people.devices(userId)),
    addDevice: (device, most) => write(() => people.addDevice(device, most)),
    removeDevice: (userId, id) => write(() => people.removeDevice(userId, id)),
    duty: () => read(people.duty),
    setDuty: (day, userId) => write(() => people.setDuty(day, userId)),
    covers: () => read(people.covers),
    setCover: (userId, cover) => write(() => people.setCover(userId, cover)),
    unannounced: (since, most) => read(() => queue.unannounced(since, most)),
    unread: (since) => read(() => queue.unread(since)),
    dueSoon: (now, until) => read(() => queue.dueSoon(now, until)),
    callsSoon: (now, until) => read(() => queue.callsSoon(now, until)),
    told: (kind, leadIds) => read(() => queue.told(kind, leadIds)),
    add: (notices) => write(() => queue.addNotices(notices)),
    claim: async (now, leaseMs, most) => {
      const next = await read(queue.nextAt);
      if (next === null || next > now) return [];
      return write(() => queue.claimNotices(now, leaseMs, most));
    },
    settle: (key, state, dueAt, reason) =>
      write(() => queue.settleNotice(key, state, dueAt, reason)),
    rang: (id, at) => write(() => people.rang(id, at)),
    nextAt: () => read(queue.nextAt),
    backlog: (since) => read(() => queue.backlog(since)),
  };
}
