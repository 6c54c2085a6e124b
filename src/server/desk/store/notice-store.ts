import { knownSecret, secretOf } from '../../db/secrets.ts';
import { bind, type Runs } from '../../db/transaction.ts';
import type { ClaimedNotice } from '../notices/port.ts';
import * as people from './notice-people.ts';
import * as queue from './notices.ts';

export const createNoticeStore = ({ read, write }: Runs) => ({
  ...bind(read, {
    settings: people.settings,
    unannounced: queue.unannounced,
    unread: queue.unread,
    dueSoon: queue.dueSoon,
    callsSoon: queue.callsSoon,
    told: queue.told,
    nextAt: queue.nextAt,
    backlog: queue.backlog,
  }),
  ...bind(write, {
    setSettings: people.setSettings,
    addDevice: people.addDevice,
    removeDevice: people.removeDevice,
    add: queue.addNotices,
    settle: queue.settleNotice,
    rang: people.rang,
    purge: queue.purgeNotices,
  }),
  /** A secret of this installation, made by `make` on first use. */
  secret: async (name: string, make: () => string): Promise<string> => {
    const known = await read((tx) => knownSecret(tx, name));
    if (known !== undefined) return known;
    const made = make();
    return write((tx) => secretOf(tx, name, made));
  },
  devices: (userId = '') => read((tx) => people.devices(tx, userId)),
  /** Leases up to `most` due notices. */
  claim: async (now: number, leaseMs: number, most: number): Promise<ClaimedNotice[]> => {
    const next = await read(queue.nextAt);
    if (next === null || next > now) return [];
    return write((tx) => queue.claimNotices(tx, now, leaseMs, most));
  },
});

export type NoticeStore = ReturnType<typeof createNoticeStore>;
