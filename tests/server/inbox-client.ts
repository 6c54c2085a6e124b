/** Members of staff who work in the inbox of a running server. */
import type { InboxPage, Queue } from '#staff/contract/inbox.ts';
import type { LeadView } from '#staff/contract/lead.ts';
import type { Role } from '#staff/contract/session.ts';
import type { Server } from './harness.ts';
import { signedIn } from './staff-client.ts';

/** Settings of a CRM that does not answer: every lead waits for it. */
export const NO_ANSWER = {
  HUBSPOT_PORTAL_ID: '24680',
  HUBSPOT_CONTACT_FORM_ID: '0f8fad5b-d9cb-469f-a165-70867728950e',
  HUBSPOT_ORIGIN: 'http://127.0.0.1:9',
};

export async function jsonOf<T>(response: Response | Promise<Response>, status = 200): Promise<T> {
  const answer = await response;
  const text = await answer.text();
  if (answer.status !== status) throw new Error(`${answer.status} instead of ${status}: ${text}`);
  return JSON.parse(text) as T;
}

export interface Member {
  id: string;
  get: (path: string, headers?: Readonly<Record<string, string>>) => Promise<Response>;
  post: (path: string, body?: unknown) => Promise<Response>;
  put: (path: string, body: unknown) => Promise<Response>;
  list: (queue: Queue, query?: object) => Promise<InboxPage>;
  lead: (id: string) => Promise<LeadView>;
  act: (id: string, action: string, body?: object) => Promise<LeadView>;
}

export async function member(
  server: Pick<Server, 'origin' | 'data'>,
  username: string,
  role: Role = 'staff',
): Promise<Member> {
  const { userId, get, send } = await signedIn(server, role, { username });
  const post = (path: string, body: unknown = {}) => send('POST', path, body);
  return {
    id: userId,
    get,
    post,
    put: (path, body) => send('PUT', path, body),
    list: (queue, query = {}) => jsonOf(post('/inbox', { queue, ...query })),
    lead: (id) => jsonOf(get(`/leads/${id}`)),
    act: (id, action, body = {}) => jsonOf(post(`/leads/${id}/${action}`, body)),
  };
}
