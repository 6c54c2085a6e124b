import type { LeadRecord } from '../../leads/lead.ts';

/** A third party that has, or may have, leads of a person and must delete them. */
export interface Recipient {
  destination: string;
  got: string[];
  /** Sent but not confirmed: the destination may have stored them anyway. */
  tried: string[];
}

export function recipientsOf(leads: readonly LeadRecord[]): Recipient[] {
  const found = new Map<string, Recipient>();
  for (const { lead, deliveries } of leads)
    for (const { destination, state, attempts } of deliveries) {
      const recipient = found.get(destination) ?? { destination, got: [], tried: [] };
      if (state === 'delivered') recipient.got.push(lead.id);
      else if (attempts > 0) recipient.tried.push(lead.id);
      if (attempts > 0) found.set(destination, recipient);
    }
  return [...found.values()];
}
