/** Actions of the audit log in words. */
import type { LogLine } from './accounts.ts';

const WORDS: Readonly<Record<string, string>> = {
  'session.started.passkey': 'Signed in with a passkey',
  'session.started.totp': 'Signed in with password and code',
  'session.started.recovery': 'Signed in with a recovery code',
  'session.refused': 'A sign-in failed',
  'session.refused.code': 'A code failed after the right password',
  'session.ended': 'Signed out',
  'session.ended-other': 'Ended another session of their own',
  'session.ended-others': 'Ended all other sessions of their own',
  'session.confirmed.password': 'Confirmed with the password',
  'session.confirmed.passkey': 'Confirmed with a passkey',
  'session.unconfirmed': 'A confirmation failed',
  'session.ended-by-admin': 'Ended a session',
  'sessions.ended': 'Ended all other sessions',
  'password.set': 'Chose a password',
  'password.changed': 'Changed the password',
  'second-step.added.passkey': 'Added a passkey',
  'second-step.added.totp': 'Added an authenticator app',
  'second-step.renewed.totp': 'Replaced the authenticator app',
  'second-step.renewed.recovery': 'Made new recovery codes',
  'second-step.renamed.passkey': 'Renamed a passkey',
  'second-step.removed.passkey': 'Removed a passkey',
  'second-step.removed.totp': 'Removed the authenticator app',
  'second-step.removed.others': 'Removed everything else that opened their account',
  'staff.added': 'Added a person',
  'staff.role': 'Changed a role',
  'staff.reset': 'Reset an account',
  'staff.removed': 'Removed a person',
  'lead.enter': 'Wrote down a request',
  'lead.read': 'Opened a lead',
  'lead.open': 'Opened a lead first',
  'lead.answer': 'Marked a lead as answered',
  'lead.reopen': 'Opened a lead again',
  'lead.reached': 'Reached a person',
  'lead.held': 'Held a call',
  'lead.scheduled': 'Scheduled a first session',
  'lead.no-fit': 'Told a person that it is no fit',
  'lead.referred': 'Referred a person',
  'lead.no-answer': 'Called, no answer',
  'lead.call': 'Called, somebody else picked up',
  'lead.later': 'Put a lead off',
  'lead.join': 'Put two leads together',
  'lead.part': 'Took a lead apart from others',
  'lead.email-unsafe': 'Noted that email is not safe',
  'lead.email-safe': 'Took back that email is not safe',
  'lead.rejoin': 'Let a lead’s address count again',
  'lead.undo': 'Took back what was done last',
  'lead.told': 'Told the clinical director about a lead',
  'lead.not-urgent': 'Read a lead: not urgent',
  'lead.assign': 'Assigned a lead',
  'lead.note': 'Wrote a note',
  'lead.spam': 'Marked a lead as spam',
  'lead.not-spam': 'Put a lead back from spam',
  'lead.resend': 'Sent a lead again',
  'lead.correct': 'Corrected a lead and sent it',
  'lead.discard': 'Discarded a delivery',
  'lead.book-call': 'Booked a call for a person',
  'lead.move-call': 'Moved a call',
  'lead.cancel-call': 'Canceled a call',
  'lead.restore-call': 'Took a change of a call back',
  'lead.call-told': 'Told a person about their call',
  'calendar.made': 'Made a private calendar address',
  'calendar.ended': 'Ended a private calendar address',
  'lead.person-exported': 'Exported a person’s data',
  'lead.erase': 'Erased a person',
  'lead.person-erased': 'Erased a person',
  'lead.reply': 'Wrote an email to a lead',
  'lead.reply-copied': 'Copied a letter to a lead',
  'lead.reply-taken-back': 'Took an email back',
  'lead.reply-again': 'Sent an email again',
  'leads.exported': 'Exported leads',
  'store.restored': 'A backup was restored: all sessions and set-up links ended',
  'notices.device-added': 'Turned notices on for a device',
  'notices.device-removed': 'Turned notices off for a device',
  // In lines of earlier releases.
  'notices.duty': 'Changed who is on duty',
  'notices.cover-asked': 'Asked for cover',
  'notices.cover-ended': 'Ended their cover',
  'notices.cover-agreed': 'Agreed to cover',
  'notices.cover-declined': 'Declined to cover',
};

/** What an action is called; its own name if it has no words. */
export const actionWords = (action: string): string => WORDS[action] ?? action;

/** Whether staff should look at a line twice. */
export const isWarning = (action: string): boolean =>
  action.startsWith('session.refused') || action === 'session.unconfirmed';

/** Lines with equal ones that follow each other counted as one, at the time of the newest. */
export function groupLines(lines: readonly LogLine[]): (LogLine & { count: number })[] {
  const groups: (LogLine & { count: number })[] = [];
  for (const line of lines) {
    const last = groups.at(-1);
    const isSame = last?.by === line.by && last.action === line.action && last.about === line.about;
    if (last && isSame) last.count += 1;
    else groups.push({ ...line, count: 1 });
  }
  return groups;
}
