/** Delivery to any other system: a signed JSON post, as Standard Webhooks (standardwebhooks.com) has it. */
import { createHmac, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Adapter, Outcome } from './adapter.ts';
import { SECOND, systemClock, type Clock } from './clock.ts';
import { postJson } from './outgoing.ts';
import type { Lead } from './store.ts';

export interface WebhookOptions {
  url: string;
  /** `whsec_` and base64, or any other text. */
  secret: string;
  /** Forms whose leads it gets. */
  forms: readonly string[];
}

const PREFIX = 'whsec_';
const keyOf = (secret: string): Buffer =>
  secret.startsWith(PREFIX)
    ? Buffer.from(secret.slice(PREFIX.length), 'base64')
    : Buffer.from(secret);

/**
 * What the receiver recomputes: HMAC-SHA256 over id, time and body.
 * @param seconds epoch seconds
 */
export function signature(secret: string, id: string, seconds: number, body: string): string {
  const text = `${id}.${seconds}.${body}`;
  return `v1,${createHmac('sha256', keyOf(secret)).update(text).digest('base64')}`;
}

/** The secret of this installation: kept in a file that only its owner reads, made when there is none. */
export function keptSecret(path: string): string {
  if (existsSync(path)) return readFileSync(path, 'utf8').trim();
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const secret = PREFIX + randomBytes(32).toString('base64');
  writeFileSync(path, `${secret}\n`, { mode: 0o600, flag: 'wx' });
  return secret;
}

function bodyOf(lead: Lead): string {
  const { id, form, receivedAt, pageUri, pageName, fields, consents } = lead;
  return JSON.stringify({
    type: 'lead.created',
    timestamp: new Date(receivedAt).toISOString(),
    data: { id, form, pageUri, pageName, fields, consents },
  });
}

export function createWebhook(
  { url, secret, forms }: WebhookOptions,
  { now }: Pick<Clock, 'now'> = systemClock,
  send: typeof fetch = fetch,
): Adapter {
  const deliver = async (lead: Lead): Promise<Outcome> => {
    const body = bodyOf(lead);
    const seconds = Math.floor(now() / SECOND);
    const headers = {
      'webhook-id': lead.id,
      'webhook-timestamp': String(seconds),
      'webhook-signature': signature(secret, lead.id, seconds, body),
    };
    const answer = await postJson(url, body, headers, now, send);
    const { status } = answer;
    if (status === null) {
      const reason = `No answer from the webhook (${answer.code})`;
      return { kind: 'later', status, code: answer.code, reason };
    }
    if (status >= 200 && status < 300) return { kind: 'delivered', status };
    const problem = { status, code: `HTTP_${status}`, reason: `The webhook answered ${status}` };
    if ([401, 403, 404, 410].includes(status))
      return {
        kind: 'paused',
        ...problem,
        reason: `${problem.reason}: check WEBHOOK_URL and WEBHOOK_SECRET`,
      };
    if ([400, 413, 422].includes(status)) return { kind: 'refused', ...problem };
    const { restMs } = answer;
    return { kind: 'later', ...problem, ...(restMs !== undefined && { restMs }) };
  };
  return { name: 'webhook', forms, spacingMs: 0, deliver };
}
