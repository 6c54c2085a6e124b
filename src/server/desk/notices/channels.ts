/** What both channels of notices share. */
import type { NoticeFacts } from '#staff/contract/messages/notice-words.ts';

/** `gone`: the device is unsubscribed. `refused`: this notice will never be accepted. `later`: try again. */
export type NoticeOutcome =
  | { kind: 'sent' }
  | { kind: 'gone' }
  | { kind: 'refused'; reason: string }
  | { kind: 'later'; reason: string; retryAfterMs?: number };

export interface Noticed extends NoticeFacts {
  leadId: string | null;
}

/** Page behind a notice. A lead's id says nothing about a person, and opens only behind the sign-in. */
export function pagePath({ kind, leadId }: Pick<Noticed, 'kind' | 'leadId'>): string {
  if (kind === 'test') return '/admin/notices';
  return leadId === null ? '/admin' : `/admin#all/${leadId}`;
}
