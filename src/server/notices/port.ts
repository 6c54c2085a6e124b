/** Notices to staff in the store: who wants what, who is on duty, which devices ring, and what is still to be sent. */
import type { NoticeFacts } from '#staff/contract/messages/notice-words.ts';
import type { Cover, NoticeKind, NoticeSettings } from '#staff/contract/messages/notices.ts';

/** A browser that takes push messages. */
export interface PushDevice {
  /** A random UUID. */
  id: string;
  userId: string;
  /** Address at the push service. */
  endpoint: string;
  /** Keys of the browser, base64url. */
  p256dh: string;
  auth: string;
  /** Browser and system in words. */
  name: string;
  /** Epoch milliseconds. */
  addedAt: number;
  rangAt: number | null;
}

/** `full`: the account has as many as it may. */
export type DeviceAdded = 'added' | 'known' | 'full';

/** Channel of a notice by mail; any other is the id of a device. */
export const MAIL_CHANNEL = 'email';

/** Names a notice: nobody gets the same one twice on a channel. */
export interface NoticeKey {
  userId: string;
  channel: string;
  kind: NoticeKind;
  /** What it is about: the id of a lead, a date, a kind of issue. */
  about: string;
}

/**
 * `joined`: said by the notice of another lead. `dropped`: of no use any more when its turn came. `refused`: the push
 * service or mail server will never take it. `failed`: not taken while it was of use.
 */
export type NoticeState = 'waiting' | 'sent' | 'joined' | 'dropped' | 'refused' | 'failed';

export interface NewNotice extends NoticeKey, Pick<NoticeFacts, 'at' | 'count' | 'due'> {
  leadId: string | null;
  state: 'waiting' | 'joined';
  /** Epoch milliseconds: when it was planned, and from when on it is of no use. */
  madeAt: number;
  endsAt: number;
}

/** A notice that this process sends now. */
export interface ClaimedNotice extends NewNotice {
  attempt: number;
  /** Whether the lead still waits for an answer, or to be read first; `true` for a notice about none. */
  isOpen: boolean;
}

/** A lead that may ring. */
export interface RingingLead {
  id: string;
  assignedTo: string | null;
  /** When the reply is due, or the call starts. */
  at: number | null;
  /** When somebody was told of it last; `null` if nobody was. */
  toldAt: number | null;
}

/** A lead that nobody was told of. */
export interface UnannouncedLead extends RingingLead {
  /** Whether its message has a phrase for which staff read it first. */
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
  /** When the oldest that waits was planned, epoch milliseconds. */
  oldestAt: number | null;
  /** Not delivered in the last day. */
  failed: number;
}

export interface NoticeStore {
  /** A secret of this installation, made by `make` for whoever asks first. @throws {StoreDown} */
  secret: (name: string, make: () => string) => Promise<string>;
  /** Settings by account; those who never changed any are left out. */
  settings: () => Promise<ReadonlyMap<string, NoticeSettings>>;
  setSettings: (userId: string, settings: NoticeSettings) => Promise<void>;
  devices: (userId?: string) => Promise<PushDevice[]>;
  /** Adds a device, or takes it over from the account that had it. */
  addDevice: (device: PushDevice, most: number) => Promise<DeviceAdded>;
  removeDevice: (userId: string, id: string) => Promise<boolean>;
  /** Account on duty by date or day of the week, `''` for nobody. */
  duty: () => Promise<ReadonlyMap<string, string>>;
  /** Sets a date or a day of the week; `null` forgets it. */
  setDuty: (day: string, userId: string | null) => Promise<void>;
  covers: () => Promise<Cover[]>;
  /** Replaces the cover of an account; `undefined` ends it. */
  setCover: (userId: string, cover: Cover | undefined) => Promise<void>;
  /** Open requests received since a time that nobody was told of: those to be read first, then the newest. */
  unannounced: (since: number, most: number) => Promise<UnannouncedLead[]>;
  /** Open requests received since a time that are still to be read first, after somebody was told so. */
  unread: (since: number) => Promise<UnreadLead[]>;
  /** Open requests whose reply is due from `now` to `until`. */
  dueSoon: (now: number, until: number) => Promise<RingingLead[]>;
  /** Booked calls that start from `now` to `until`. */
  callsSoon: (now: number, until: number) => Promise<RingingLead[]>;
  /** Who was told of which of these leads by notices of a kind. */
  told: (
    kind: NoticeKind,
    leadIds: readonly string[],
  ) => Promise<{ userId: string; leadId: string }[]>;
  /** Queues notices and skips those that are known; returns how many are new. */
  add: (notices: readonly NewNotice[]) => Promise<number>;
  /** Leases up to `most` due notices. */
  claim: (now: number, leaseMs: number, most: number) => Promise<ClaimedNotice[]>;
  /** Records what became of one. @param dueAt when a waiting one is tried next */
  settle: (
    key: NoticeKey,
    state: NoticeState,
    dueAt: number,
    reason: string | null,
  ) => Promise<void>;
  /** Notes that a device rang. */
  rang: (deviceId: string, at: number) => Promise<void>;
  /** When the next one is due; `null` if none waits. */
  nextAt: () => Promise<number | null>;
  backlog: (since: number) => Promise<NoticeBacklog>;
}
