/** Everybody who gets leads, as configured. HubSpot is always among them: its leads wait until it is. */
import { dirname, join } from 'node:path';
import type { Adapter } from './adapter.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import { createHubSpot } from './hubspot.ts';
import { createNotice } from './notice.ts';
import type { Send } from './mail.ts';
import { SettingError } from './settings.ts';
import { createWebhook, keptSecret } from './webhook.ts';

function secretOf({ webhook, database }: Config): string {
  if (webhook?.secret !== undefined) return webhook.secret;
  // Several machines must sign alike, so none of them may make up its own.
  if (database.kind === 'postgres')
    throw new SettingError(
      'With PostgreSQL, WEBHOOK_URL needs WEBHOOK_SECRET. Example: WEBHOOK_SECRET=whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
    );
  return keptSecret(join(dirname(database.path), 'webhook-secret'));
}

/**
 * @param forms names of all forms of the site
 * @param send hands in mail, when it is configured
 */
export function createAdapters(
  config: Config,
  forms: readonly string[],
  send: Send | undefined,
  clock: Clock,
): Adapter[] {
  const { webhook, siteUrl } = config;
  return [
    createHubSpot(config, clock),
    ...(send ? [createNotice(send, forms, siteUrl)] : []),
    ...(webhook
      ? [createWebhook({ url: webhook.url, secret: secretOf(config), forms }, clock)]
      : []),
  ];
}
