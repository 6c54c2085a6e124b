/** Delivery to any other system as a signed JSON post (Standard Webhooks, standardwebhooks.com). */
import { createHmac, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { firstContactForStaff } from '#features/booking/first-contact-words.ts';
import { firstContactOf } from './first-contact.ts';
import type { Destination, Outcome } from './port.ts';
import { SECOND, systemClock, type Clock } from '../../base/clock.ts';
import { postJson } from '../../base/post-json.ts';
import { SECRET_PREFIX, webhookKey } from '../../base/settings.ts';
import { SettingError } from '../../base/setting.ts';
import { languageOfLead } from '../language.ts';
import type { Lead } from '../lead.ts';

export interface WebhookOptions {
  url: string;
  /** `whsec_` and a base64 key, or any other text. Read for each lead: its file may be missing at the start. */
  secret: () => string;
  forms: readonly string[];
}

/** @throws {SettingError} if the key is too short; with an empty key anyone could sign */
function keyOf(secret: string): Buffer {
  const key = webhookKey(secret);
  if (key) return key;
  throw new SettingError(
    `WEBHOOK_SECRET is not a valid signing secret. Example: WEBHOOK_SECRET="${SECRET_PREFIX}$(openssl rand -base64 32)"`,
  );
}

/** HMAC-SHA256 over id, time (epoch seconds) and body. */
export function signature(secret: string, id: string, seconds: number, body: string): string {
  const text = `${id}.${seconds}.${body}`;
  return `v1,${createHmac('sha256', keyOf(secret)).update(text).digest('base64')}`;
}

/** Creates the file, for its owner only, if it is missing. @throws {SettingError} if it has no valid secret */
export function loadOrCreateSecret(path: string): string {
  if (existsSync(path)) {
    const kept = readFileSync(path, 'utf8').trim();
    if (webhookKey(kept)) return kept;
    throw new SettingError(
      `${path} contains no valid signing secret. Delete it, and the next start creates a new one to share with the receiving system; or set WEBHOOK_SECRET. Example: WEBHOOK_SECRET="${SECRET_PREFIX}$(openssl rand -base64 32)"`,
    );
  }
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const secret = SECRET_PREFIX + randomBytes(32).toString('base64');
  writeFileSync(path, `${secret}\n`, { mode: 0o600, flag: 'wx' });
  return secret;
}

/**
 * What is posted. `language` is the one in which they are answered; `firstContact` says how to reach this person first, and why; a call can be booked without a number.
 */
export function webhookBody(lead: Lead): string {
  const { id, form, receivedAt, pageUri, pageName, fields, consents } = lead;
  const first = firstContactOf(lead);
  return JSON.stringify({
    type: 'lead.created',
    timestamp: new Date(receivedAt).toISOString(),
    data: {
      id,
      form,
      pageUri,
      pageName,
      language: languageOfLead(lead),
      fields,
      consents,
      ...(first && {
        firstContact: { by: first.by, why: first.why, text: firstContactForStaff(first) },
      }),
    },
  });
}

export function createWebhook(
  { url, secret, forms }: WebhookOptions,
  { now }: Pick<Clock, 'now'> = systemClock,
): Destination {
  const deliver = async (lead: Lead): Promise<Outcome> => {
    const body = webhookBody(lead);
    const seconds = Math.floor(now() / SECOND);
    const headers = {
      'webhook-id': lead.id,
      'webhook-timestamp': String(seconds),
      'webhook-signature': signature(secret(), lead.id, seconds, body),
    };
    const answer = await postJson(url, body, headers, now);
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
    const { retryAfterMs } = answer;
    return { kind: 'later', ...problem, ...(retryAfterMs !== undefined && { retryAfterMs }) };
  };
  return { name: 'webhook', forms, spacingMs: 0, deliver };
}
