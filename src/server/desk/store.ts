import type { CallsStore } from '../calls/store.ts';
import type { AccountStore, InsideAccounts, Logged } from '../accounts/store.ts';
import type { ReplyStore } from './store/replies.ts';
import type { InboxStore } from './store/inbox.ts';
import type { LeadStore } from '../leads/store.ts';
import type { NoticeStore } from './store/notice-store.ts';

/** What an action on leads may do in its transaction. */
export interface InsideDesk
  extends InsideAccounts, Pick<LeadStore, 'erase' | 'enter'>, Pick<CallsStore, 'calls'> {
  inbox: InboxStore;
  notices: NoticeStore;
  replies: ReplyStore;
}

export interface DeskStore extends InsideDesk, LeadStore, CallsStore, Omit<AccountStore, 'logged'> {
  logged: Logged<InsideDesk>;
}
