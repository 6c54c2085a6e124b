/** Staff who are told by push, and what a visitor wrote that must never be in it. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_SETTINGS, type NoticesView } from '#staff/contract/messages/notices.ts';
import { builtSite, freshServer, rowsOf, type Server } from './harness.ts';
import { jsonOf, member, type Member } from './inbox-client.ts';
import { type Browser, type PushService, startPushService } from './push-service.ts';

/** What must never leave: every field of the lead, and the words of its message. */
export const SECRETS = {
  firstName: 'Xochitl',
  lastName: 'Quetzalpoint',
  email: 'xochitl.q@visitor.example',
  phone: '(214) 555-0177',
  message: 'Wombat umbrella: we whisper since August.',
};

/** A message of the list that {@link listUrgentWords} writes. */
export const URGENT = { ...SECRETS, message: 'Wombat umbrella: I want to die since August.' };

/** Gives the built site a list of words for which a message is read first. */
export function listUrgentWords(): void {
  const lists = { death: ['want to die'], hurt: [], afraid: [], others: [], spanish: [] };
  const words = JSON.stringify({ lists, except: [], slips: [] });
  writeFileSync(join(builtSite(), 'message-words.json'), words);
}

export async function ready(): Promise<{ service: PushService; server: Server; safiya: Member }> {
  const service = await startPushService();
  const server = await freshServer({ PUSH_ORIGINS: service.origin });
  const safiya = await member(server, 'safiya');
  return { service, server, safiya };
}

export const view = (who: Member): Promise<NoticesView> => jsonOf(who.get('/notices'));

export async function turnOn(
  who: Member,
  browser: Browser,
  settings: object = {},
): Promise<NoticesView> {
  await jsonOf(who.put('/notices', { ...DEFAULT_SETTINGS, ...settings }));
  return jsonOf(who.post('/notices/devices', browser.subscription));
}

export const waitingRows = ({ data }: Server): object[] =>
  rowsOf(data, "select * from staff_notices where state = 'waiting'");
export const stateOf = ({ data }: Server): unknown[] =>
  rowsOf(data, 'select kind, state from staff_notices order by made_at').map(
    ({ kind, state }) => `${String(kind)} ${String(state)}`,
  );
