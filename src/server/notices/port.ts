/** Notices to staff in the store: settings, duty, devices and the queue. All methods reject with StoreDown. */
import type { NoticeFacts } from '#staff/contract/messages/notice-words.ts';
import type { Cover, NoticeKind, NoticeSettings } from '#staff/contract/messages/notices.ts';

export interface PushDevice {
  /** UUID. */
  id: string;
  userId: string;
  /** At the push service. */
  endpoint: string;
  /** base64url, as `auth`. */
  p256dh: string;
  auth: string;
  /** Browser and system in words. */
  name: string;
  addedAt: number;
  rangAt: number | null;
}

/** `full`: the account has the maximum. */
export type DeviceAdded = 'added' | 'known' | 'full';

/** Channel of a notice by email; any other is the id of a device. */
export const MAIL_CHANNEL = 'email';

/** Identifies a notice: nobody gets the same one twice on a channel. */
export interface NoticeKey {
  userId: string;
  channel: string;
  kind: NoticeKind;
  /** Id of a lead, a date, or a kind of issue. */
  about: string;
}

/** `joined`: in another lead's notice. `dropped`: too late. `refused`: never accepted. `failed`: not in time. */
export type NoticeState = 'waiting' | 'sent' | 'joined' | 'dropped' | 'refused' | 'failed';

export interface NewNotice extends NoticeKey, Pick<NoticeFacts, 'at' | 'count' | 'due'> {
  leadId: string | null;
  state: 'waiting' | 'joined';
  /** When it was planned, and when it expires; epoch milliseconds. */
  madeAt: number;
  endsAt: number;
}

export interface ClaimedNotice extends NewNotice {
  attempt: number;
  /** Whether the lead is still unanswered or to be read first; `true` for a notice about no lead. */
  isOpen: boolean;
}

export interface RingingLead {
  id: string;
  assignedTo: string | null;
  /** When the reply is due, or the call starts. */
  at: number | null;
  /** When somebody was last told; `null` if never. */
  toldAt: number | null;
}

export interface UnannouncedLead extends RingingLead {
  readFirst: boolean;
}

/** A lead to be read first that somebody was told of. */
export interface UnreadLead extends RingingLead {
  toldAt: number;
  /** When its page was opened first, epoch milliseconds; `null`: never. */
  openedAt: number | null;
  /** How often staff were told again. */
  rounds: number;
}

export interface NoticeBacklog {
  waiting: number;
  /** When the oldest waiting one was planned. */
  oldestAt: number | null;
  /** In the last day. */
  failed: number;
}

export interface NoticeStore {
  /** A secret of this installation, made by `make` on first use. */
  secret: (name: string, make: () => string) => Promise<string>;
  /** By account; without those who never changed any. */
  settings: () => Promise<ReadonlyMap<string, NoticeSettings>>;
  setSettings: (userId: string, settings: NoticeSettings) => Promise<void>;
  devices: (userId?: string) => Promise<PushDevice[]>;
  /** Adds a device, or takes it over from another account. */
  addDevice: (device: PushDevice, most: number) => Promise<DeviceAdded>;
  removeDevice: (userId: string, id: string) => Promise<boolean>;
  /** Account on duty by date or day of the week, `''` for nobody. */
  duty: () => Promise<ReadonlyMap<string, string>>;
  /** `null` clears it. */
  setDuty: (day: string, userId: string | null) => Promise<void>;
  covers: () => Promise<Cover[]>;
  /** `undefined` ends the cover. */
  setCover: (userId: string, cover: Cover | undefined) => Promise<void>;
  /** Open requests received since a time that nobody was told of: those to be read first, then the newest. */
  unannounced: (since: number, most: number) => Promise<UnannouncedLead[]>;
  /** Open requests received since a time that are still to be read first, after somebody was told so. */
  unread: (since: number) => Promise<UnreadLead[]>;
  /** Open requests with a reply due from `now` to `until`. */
  dueSoon: (now: number, until: number) => Promise<RingingLead[]>;
  callsSoon: (now: number, until: number) => Promise<RingingLead[]>;
  /** Who was told of which of these leads by notices of a kind. */
  told: (
    kind: NoticeKind,
    leadIds: readonly string[],
  ) => Promise<{ userId: string; leadId: string }[]>;
  /** Skips known notices; returns how many are new. */
  add: (notices: readonly NewNotice[]) => Promise<number>;
  /** Leases up to `most` due notices. */
  claim: (now: number, leaseMs: number, most: number) => Promise<ClaimedNotice[]>;
  /** Records a result. @param dueAt when a waiting one is tried next */
  settle: (
    key: NoticeKey,
    state: NoticeState,
    dueAt: number,
    reason: string | null,
  ) => Promise<void>;
  rang: (deviceId: string, at: number) => Promise<void>;
  /** `null` if none waits. */
  nextAt: () => Promise<number | null>;
  backlog: (since: number) => Promise<NoticeBacklog>;
}
