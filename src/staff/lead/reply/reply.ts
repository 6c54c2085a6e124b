/** What is done with the replies of a lead, each a call to the server. */
import type { LeadView } from '#staff/contract/lead.ts';
import { askJson } from '../../stores/client.ts';
import { loadLead } from '../../stores/lead.ts';
import { offerRinging } from '../../stores/session/ring-offer.ts';

/** Does it and shows the lead as it is then. @throws {StaffError} */
export async function reply(id: string, what: string, body: object = {}): Promise<LeadView> {
  const path = `leads/${encodeURIComponent(id)}/${what}`;
  const view = await askJson<LeadView>(path, { body });
  if (view.answeredAt) offerRinging();
  await loadLead(id, true);
  return view;
}
