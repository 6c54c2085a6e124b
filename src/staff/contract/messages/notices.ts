/** Notices to staff: what rings, and the wire types of `/api/admin/notices`. */
/**
 * `new`: a request came. `first`: one that may not wait. `again`: nobody has reacted to that. `near`: its reply is due soon. `call`: a booked call is near.
 * `broken`: something does not work. `digest`: the numbers of the day. `cover`: somebody asks to be covered. `test`: to
 * hear it once.
 */
export const NOTICE_KINDS = [
  'new',
  'first',
  'again',
  'near',
  'call',
  'broken',
  'digest',
  'cover',
  'test',
] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** Hours before the reply is due; 0: never. */
export const NEAR_HOURS = [0, 1, 2, 4] as const;
/** Minutes before a booked call; 0: never. */
export const CALL_MINUTES = [0, 5, 10, 30] as const;
/** Quiet hours on the practice's clock, from and until; empty: none. */
export const QUIET_HOURS = [
  '',
  '17:00-09:00',
  '18:00-08:00',
  '20:00-08:00',
  '22:00-07:00',
] as const;

/** What one person wants to hear. */
export interface NoticeSettings {
  /** Where notices by email go. */
  email: string;
  byEmail: boolean;
  newRequest: boolean;
  readFirst: boolean;
  nearHours: (typeof NEAR_HOURS)[number];
  callMinutes: (typeof CALL_MINUTES)[number];
  broken: boolean;
  digest: boolean;
  quiet: (typeof QUIET_HOURS)[number];
  /** Whether days on which the practice is closed are quiet. */
  quietClosed: boolean;
}

/** What rings until a person chooses otherwise. */
export const DEFAULT_SETTINGS: NoticeSettings = {
  email: '',
  byEmail: false,
  newRequest: true,
  readFirst: true,
  nearHours: 2,
  callMinutes: 10,
  broken: false,
  digest: false,
  quiet: '18:00-08:00',
  quietClosed: true,
};

/** Phones and computers of one account. */
export const MAX_DEVICES = 20;

/** A phone or computer that rings. */
export interface NoticeDevice {
  id: string;
  /** SHA-256 of its address at the push service, base64url, so that a browser knows which one it is. */
  mark: string;
  /** Browser and system in words. */
  name: string;
  /** Epoch milliseconds. */
  addedAt: number;
  /** The last notice that its push service took; `null` before the first one. */
  rangAt: number | null;
}

/** Somebody who takes over for a while. */
export interface Cover {
  /** Ids of accounts: who is away, and who takes over. */
  userId: string;
  by: string;
  /** Dates, both included. */
  from: string;
  through: string;
  agreed: boolean;
}

/** Who is on duty on a date. */
export interface DutyDay {
  /** `2026-11-24` */
  day: string;
  /** Id of the account; `null`: nobody. */
  userId: string | null;
  /** Whether the practice is open. */
  isOpen: boolean;
  /** Whether it is so on this day of every week. */
  isWeekly: boolean;
}

/** Response of `GET /api/admin/notices` and of every change. */
export interface NoticesView {
  settings: NoticeSettings;
  devices: readonly NoticeDevice[];
  /** Public key of this server for push services. */
  key: string;
  /** Whether the server can send mail. */
  canMail: boolean;
  /** Two weeks from Monday on. */
  duty: readonly DutyDay[];
  /** Own cover, and those that this account was asked for. */
  covers: readonly Cover[];
  /** Accounts that see requests. */
  people: readonly { id: string; username: string }[];
  now: number;
}

/** Body of `POST /api/admin/notices/devices`: a browser's subscription, as it prints itself. */
export interface NewDevice {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

/** Body of `POST /api/admin/notices/duty`. */
export interface DutyBody {
  day: string;
  userId: string | null;
  isWeekly: boolean;
}

/** Body of `POST /api/admin/notices/cover`: asks somebody. `DELETE` takes it back. */
export type CoverBody = Pick<Cover, 'by' | 'from' | 'through'>;
