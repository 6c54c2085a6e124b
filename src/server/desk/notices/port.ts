/** Notices to staff in the store: settings, devices and the queue. All methods reject with StoreDown. */
import type { NoticeFacts } from '#staff/contract/messages/notice-words.ts';
import type { NoticeKind } from '#staff/contract/messages/notices.ts';

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
  /** Id of a lead, with the round of `again`; of `test`, any. */
  about: string;
}

/** `joined`: in another lead's notice. `dropped`: too late. `refused`: never accepted. `failed`: not in time. */
export type NoticeState = 'waiting' | 'sent' | 'joined' | 'dropped' | 'refused' | 'failed';

export interface NewNotice extends NoticeKey, Pick<NoticeFacts, 'at' | 'count'> {
  leadId: string | null;
  state: 'waiting' | 'joined';
  /** When it was planned, and when it expires; epoch milliseconds. */
  madeAt: number;
  endsAt: number;
}

export interface ClaimedNotice extends NewNotice, Pick<NoticeFacts, 'language'> {
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
