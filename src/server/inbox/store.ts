import type { CallsStore } from '../booking/calls-store.ts';
import type { AccountStore, InsideAccounts, Logged } from '../staff/store.ts';
import type { ReplyStore } from '../store/inbox/replies.ts';
import type { InboxStore } from '../store/inbox/store.ts';
import type { LeadStore } from '../store/lead-store.ts';
import type { NoticeStore } from '../store/staff/notice-store.ts';

/** What an action on leads may do in its transaction. */
export interface InsideDesk
  extends InsideAccounts, Pick<LeadStore, 'erase'>, Pick<CallsStore, 'calls'> {
  inbox: InboxStore;
  notices: NoticeStore;
  replies: ReplyStore;
}

export interface DeskStore extends InsideDesk, LeadStore, CallsStore, Omit<AccountStore, 'logged'> {
  logged: Logged<InsideDesk>;
}
