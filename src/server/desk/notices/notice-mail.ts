/** Notices by email: the words of the push message and one link, which opens behind the sign-in. */
import { recipientOf } from '#lib/email-address.ts';
import { noticeWords } from '#staff/contract/messages/notice-words.ts';
import { codeOf } from '../../base/post-json.ts';
import type { Send } from '../../base/mail.ts';
import { NO_MAILBOX, PlainMailboxesOnly, statusOf } from '../../base/mail-result.ts';
import { type Noticed, type NoticeOutcome, pagePath } from './channels.ts';

const WHY = [
  'This mail has no name and no message in it, on purpose. Please don’t forward the link.',
  'You turned it on at',
];

export function noticeMail(
  notice: Noticed,
  siteUrl: string,
  now: number,
  zone: string,
): { subject: string; text: string } {
  const { title, text } = noticeWords(notice, now, zone);
  const subject = text ? `${title}: ${text.charAt(0).toLowerCase()}${text.slice(1)}` : title;
  const lines = [`${title}. ${text}.`, '', `${siteUrl}${pagePath(notice)}`, ''];
  return { subject, text: [...lines, `${WHY.join(' ')} ${siteUrl}/admin/notices.`].join('\n') };
}

/** Never throws. @param id the same for every try */
export async function sendNoticeMail(
  send: Send,
  to: string,
  id: string,
  mail: { subject: string; text: string },
): Promise<NoticeOutcome> {
  const recipient = recipientOf(to);
  if (!recipient) return { kind: 'refused', reason: 'No mail can go to this address' };
  try {
    await send({ ...mail, id, to: recipient });
    return { kind: 'sent' };
  } catch (error) {
    if (error instanceof PlainMailboxesOnly) return { kind: 'refused', reason: error.message };
    const status = statusOf(error);
    const reason = `The mail server did not take the notice (${status ?? codeOf(error)})`;
    // Settings get fixed, and mailboxes emptied: only an invalid address is refused for good.
    return NO_MAILBOX.includes(status) ? { kind: 'refused', reason } : { kind: 'later', reason };
  }
}
