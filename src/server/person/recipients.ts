/** Finds third parties that received a person's leads. */
import type { LeadRecord } from '../store/lead.ts';

/** A third party that received, or may have received, leads of a person and must delete them. */
export interface Recipient {
  destination: string;
  /** Ids of delivered leads. */
  got: string[];
  /** Ids of leads that were sent but not confirmed: the destination may have stored them anyway. */
  tried: string[];
}

/** Groups the leads that left the server by destination. */
export function recipientsOf(leads: readonly LeadRecord[]): Recipient[] {
  const found = new Map<string, Recipient>();
  for (const { lead, deliveries } of leads)
    for (const { adapter: destination, state, attempts } of deliveries) {
      const recipient = found.get(destination) ?? { destination, got: [], tried: [] };
      if (state === 'delivered') recipient.got.push(lead.id);
      else if (attempts > 0) recipient.tried.push(lead.id);
      if (attempts > 0) found.set(destination, recipient);
    }
  return [...found.values()];
}
