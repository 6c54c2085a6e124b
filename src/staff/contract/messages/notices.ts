/** Notices to staff: what rings, and the wire types of `/api/admin/notices`. */
/**
 * `new`: a request came. `first`: one to be read first. `again`: nobody has reacted to that. `near`: its reply is due
 * soon. `call`: a booked call is near. `test`: to hear it once.
 */
export const NOTICE_KINDS = ['new', 'first', 'again', 'near', 'call', 'test'] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** Hours before the reply is due; 0: never. */
export const NEAR_HOURS = [0, 1, 2, 4] as const;
/** Minutes before a booked call; 0: never. */
export const CALL_MINUTES = [0, 5, 10, 30] as const;
/** What one person wants to hear. */
export interface NoticeSettings {
  /** Where notices by email go. */
  email: string;
  byEmail: boolean;
  newRequest: boolean;
  readFirst: boolean;
  nearHours: (typeof NEAR_HOURS)[number];
  callMinutes: (typeof CALL_MINUTES)[number];
}

/** What rings until a person chooses otherwise. */
export const DEFAULT_SETTINGS: NoticeSettings = {
  email: '',
  byEmail: false,
  newRequest: true,
  readFirst: true,
  nearHours: 2,
  callMinutes: 10,
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

/** Response of `GET /api/admin/notices` and of every change. */
export interface NoticesView {
  settings: NoticeSettings;
  devices: readonly NoticeDevice[];
  /** Public key of this server for push services. */
  key: string;
  /** Whether the server can send mail. */
  canMail: boolean;
  now: number;
}

/** Body of `POST /api/admin/notices/devices`: a browser's subscription, as it prints itself. */
export interface NewDevice {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}
