/** What both channels of notices share: the outcome of one try, and the page that a notice leads to. */
import type { NoticeFacts } from '#staff/contract/messages/notice-words.ts';

/** `gone`: the device takes nothing any more. `refused`: it will never take this one. `later`: try again. */
export type NoticeOutcome =
  | { kind: 'sent' }
  | { kind: 'gone' }
  | { kind: 'refused'; reason: string }
  | { kind: 'later'; reason: string; retryAfterMs?: number };

/** A notice with the page that it leads to. */
export interface Noticed extends NoticeFacts {
  leadId: string | null;
}

/** Path of the page behind a notice. The id of a lead says nothing about a person, and opens only behind the sign-in. */
export function pagePath({ kind, leadId }: Pick<Noticed, 'kind' | 'leadId'>): string {
  if (kind === 'broken') return '/admin/overview';
  if (kind === 'cover' || kind === 'test') return '/admin/notices';
  return leadId === null ? '/admin' : `/admin#all/${leadId}`;
}
