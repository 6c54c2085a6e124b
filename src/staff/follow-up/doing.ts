/** What can be done with the open lead. */
import type { ActionBody, LeadAction } from '#staff/contract/lead.ts';

/** Sheets over a lead. `letter`: a reply after a call that nobody answered. */
export type SheetName =
  | 'happened'
  | 'reply'
  | 'letter'
  | 'later'
  | 'call'
  | 'book'
  | 'note'
  | 'assign'
  | 'more'
  | 'discard'
  | 'erase';

export interface Doing {
  /** Does it, and says so when it fails; `false` if it failed. */
  run: (action: LeadAction, body?: ActionBody) => Promise<boolean>;
  show: (sheet: SheetName | null) => void;
}
