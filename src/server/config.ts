/** Everything the server can be told from outside. The only file that reads the environment. */
import { site } from '#site';
import type { FieldChanges } from './hubspot-form.ts';
import * as read from './settings.ts';

/** Which HubSpot form a form of the site goes to; a form left out is kept and not delivered. */
export type HubSpotForms = Readonly<Partial<Record<keyof typeof FORM_IDS, string>>>;

/** Forms of the site and the variable with the id of theirs at HubSpot. */
const FORM_IDS = {
  contact: 'HUBSPOT_CONTACT_FORM_ID',
  quiz: 'HUBSPOT_QUIZ_FORM_ID',
  newsletter: 'HUBSPOT_NEWSLETTER_FORM_ID',
  reset: 'HUBSPOT_RESET_FORM_ID',
} as const;

/** Names of all forms of the site. */
export const FORM_NAMES: readonly string[] = Object.keys(FORM_IDS);

export interface Config {
  host: string;
  /** 0 lets the system choose. */
  port: number;
  /** Canonical origin, without a slash at the end. */
  siteUrl: string;
  /** Day a build takes for today, `2026-03-04`; unset, the day it is. */
  buildDay: string | undefined;
  /** Further origins that may post, besides `siteUrl` and the host itself. */
  allowedOrigins: readonly string[];
  database: read.Place;
  hubspot: {
    origin: string;
    token: string | undefined;
    portalId: string | undefined;
    forms: HubSpotForms;
    /** Least time between two submissions, milliseconds. */
    spacingMs: number;
    /** Fields that have another name there, or stay here. */
    fields: FieldChanges;
    /** What kind of mail people opt in to, as HubSpot numbers it. */
    subscriptionId: number | undefined;
  };
  /** Notices about leads and alerts; none without it. */
  mail: Mail | undefined;
  /** `secret` signs; without one the server makes its own. */
  webhook: { url: string; secret: string | undefined } | undefined;
  /** Waits between tries, milliseconds; the last one repeats. */
  retryMs: readonly number[];
  rateLimit: read.RateLimit | 'off';
  /** Proxy hops whose `X-Forwarded-For` entry is believed. */
  trustProxy: number;
  logLevel: read.LogLevel;
  /** Days after which delivered leads are deleted. */
  retentionDays: number;
  /** Opens `/metrics` for others than this machine. */
  metricsToken: string | undefined;
  /** Time between two tests of the whole path, milliseconds. */
  selfTestMs: number | 'off';
}

export interface Mail {
  smtpUrl: string;
  to: readonly string[];
  from: string;
}

type Optional = <T>(name: string, parse: (value: string) => T) => T | undefined;

function mailOf(optional: Optional): Mail | undefined {
  const smtpUrl = optional('SMTP_URL', read.smtpUrl);
  const to = optional('NOTIFY_TO', read.mailAddresses);
  const from = optional('NOTIFY_FROM', read.mailAddress);
  if (smtpUrl === undefined && to !== undefined)
    throw new read.SettingError(
      'NOTIFY_TO is set, so SMTP_URL must say which server sends mail. Example: SMTP_URL=smtps://user:password@mail.example.com',
    );
  if (smtpUrl === undefined) return undefined;
  const [first] = to ?? [];
  if (to === undefined || first === undefined)
    throw new read.SettingError(
      'SMTP_URL is set, so NOTIFY_TO must say who gets mail. Example: NOTIFY_TO=office@example.com',
    );
  return { smtpUrl, to, from: from ?? first };
}

function webhookOf(optional: Optional): Config['webhook'] {
  const url = optional('WEBHOOK_URL', read.webAddress);
  const secret = optional('WEBHOOK_SECRET', read.token);
  return url === undefined ? undefined : { url, secret };
}

/**
 * Reads the configuration out of an environment-like object; an empty value counts as unset.
 * @throws {read.SettingError} naming the variable, what is wrong with it, and an example.
 */
export function getConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const of = <T>(name: string, parse: (value: string) => T, fallback: string): T =>
    read.setting(name, env[name]?.trim() || fallback, parse);
  const optional: Optional = (name, parse) => (env[name]?.trim() ? of(name, parse, '') : undefined);
  const forms = Object.entries(FORM_IDS).flatMap(([form, name]) => {
    const id = optional(name, read.identifier);
    return id === undefined ? [] : [[form, id]];
  });
  return {
    host: of('HOST', read.host, '127.0.0.1'),
    port: of('PORT', read.port, '4321'),
    siteUrl: of('SITE_URL', read.origin, site.url),
    buildDay: optional('BUILD_DAY', read.day),
    allowedOrigins: optional('ALLOWED_ORIGINS', read.origins) ?? [],
    database: of('DATABASE_URL', read.database, 'file:./data/leads.db'),
    hubspot: {
      origin: of('HUBSPOT_ORIGIN', read.origin, 'https://api.hsforms.com'),
      token: optional('HUBSPOT_TOKEN', read.token),
      portalId: optional('HUBSPOT_PORTAL_ID', read.identifier),
      forms: Object.fromEntries(forms),
      spacingMs: of('HUBSPOT_SPACING_MS', read.milliseconds, '205'),
      fields: optional('HUBSPOT_FIELDS', read.fieldChanges) ?? {},
      subscriptionId: optional('HUBSPOT_SUBSCRIPTION_ID', read.subscription),
    },
    mail: mailOf(optional),
    webhook: webhookOf(optional),
    retryMs: of('DELIVERY_RETRY_MS', read.waits, '30000,120000,600000,1800000,3600000'),
    rateLimit: of('RATE_LIMIT', read.rateLimit, '20/10m'),
    trustProxy: of('TRUST_PROXY', read.hops, '0'),
    logLevel: of('LOG_LEVEL', read.logLevel, 'info'),
    retentionDays: of('RETENTION_DAYS', read.days, '365'),
    metricsToken: optional('METRICS_TOKEN', read.token),
    selfTestMs: of('SELF_TEST', read.interval, '1h'),
  };
}

/** What programs started by ours get to know: where programs are, and no secret. */
export const inherited = (): Record<string, string | undefined> => ({ PATH: process.env['PATH'] });

/** The configuration of this process. Not read before somebody asks, so that a build needs no server settings. */
export const readConfig = (): Config => getConfig(process.env);
