/** HubSpot is always a destination: its leads are queued until it is configured. */
import { dirname, join } from 'node:path';
import type { Destination } from './port.ts';
import type { Clock } from '../../base/clock.ts';
import { FORM_NAMES, type Config } from '../../base/config.ts';
import { createHubSpot } from './hubspot.ts';
import { createEmail } from './email.ts';
import type { Send } from '../../base/mail.ts';
import { SettingError } from '../../base/setting.ts';
import { type DestinationName, DESTINATIONS } from '#staff/contract/lead.ts';
import type { Receivers } from '../lead.ts';
import { createWebhook, loadOrCreateSecret } from './webhook.ts';

/** Forms by destination name, as {@link createDestinations} creates them. */
export function formsByDestination({ hubspot, mail, webhook }: Config): Receivers {
  const all: Readonly<Record<DestinationName, readonly string[] | undefined>> = {
    hubspot: hubspot.portalId === undefined ? [] : Object.keys(hubspot.forms),
    email: mail && FORM_NAMES,
    webhook: webhook && FORM_NAMES,
  };
  return Object.fromEntries(Object.entries(all).filter(([, forms]) => forms !== undefined));
}

export const destinationNames = (config: Config): DestinationName[] => {
  const receivers = formsByDestination(config);
  return DESTINATIONS.filter((name) => receivers[name] !== undefined);
};

function secretOf({ webhook, database }: Config): () => string {
  const given = webhook?.secret;
  if (given !== undefined) return () => given;
  // All machines must sign with the same secret, so none may generate its own.
  if (database.kind === 'postgres')
    throw new SettingError(
      'With PostgreSQL, WEBHOOK_URL needs WEBHOOK_SECRET. Example: WEBHOOK_SECRET="whsec_$(openssl rand -base64 32)"',
    );
  const load = (): string => loadOrCreateSecret(join(dirname(database.path), 'webhook-secret'));
  try {
    const secret = load();
    return () => secret;
  } catch (error) {
    // The store's folder is unusable: the site starts all the same, and the store says why.
    if (error instanceof SettingError || !(error instanceof Error)) throw error;
    return load;
  }
}

/** Without `send`, no email. @throws {SettingError} for PostgreSQL with a webhook but no `WEBHOOK_SECRET` */
export function createDestinations(
  config: Config,
  send: Send | undefined,
  clock: Clock,
): Destination[] {
  const { webhook, siteUrl } = config;
  const all: Readonly<Record<DestinationName, Destination | undefined>> = {
    hubspot: createHubSpot(config, clock),
    email: send && createEmail(send, FORM_NAMES, siteUrl),
    webhook:
      webhook &&
      createWebhook({ url: webhook.url, secret: secretOf(config), forms: FORM_NAMES }, clock),
  };
  return DESTINATIONS.flatMap((name) => all[name] ?? []);
}
