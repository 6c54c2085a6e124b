/** A lead as plain text, for pasting elsewhere. */
import type { LeadView } from '#staff/contract/lead.ts';
import type { StaffPractice } from '#staff/contract/practice.ts';
import { safetyWords } from '#staff/contract/safety-words.ts';
import { fullText } from '#staff/contract/times.ts';
import { showToast } from '../stores/toast.ts';
import { shortName } from '../frame/Secret.tsx';

/** Copies all that was sent; what is not safe comes first. */
export function copyLead(lead: LeadView, practice: StaffPractice): void {
  const { title } = safetyWords(lead);
  const text = [
    title,
    `${lead.firstName} ${lead.lastName}`.trim(),
    lead.phone,
    lead.email,
    `Received ${fullText(lead.receivedAt, practice.business.zone)}`,
    ...lead.details.map(({ label, value }) => `${label}: ${value}`),
    lead.message,
  ];
  navigator.clipboard
    .writeText(text.filter(Boolean).join('\n'))
    .then(() => showToast({ who: shortName(lead), text: 'copied' }), console.error);
}
