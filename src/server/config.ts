/** Reads and validates the configuration. In `src`, only this file reads environment variables. */
import { resolve } from 'node:path';
import {
  getBuildSettings,
  optionalOf,
  type BuildSettings,
  type Environment,
} from './build-settings.ts';
import type { FieldOverrides } from './delivery/hubspot-submission.ts';
import * as read from './env-parsers.ts';
import { secureOrigin, SettingError } from './setting.ts';

/** HubSpot form id by site form. Leads of a form without an id are stored but not delivered. */
export type HubSpotForms = Readonly<Partial<Record<keyof typeof FORM_IDS, string>>>;

/** Environment variable with the HubSpot form id, by site form. */
const FORM_IDS = {
  contact: 'HUBSPOT_CONTACT_FORM_ID',
  quiz: 'HUBSPOT_QUIZ_FORM_ID',
  newsletter: 'HUBSPOT_NEWSLETTER_FORM_ID',
  reset: 'HUBSPOT_RESET_FORM_ID',
} as const;

/** Names of all site forms. */
export const FORM_NAMES: readonly string[] = Object.keys(FORM_IDS);

export interface Config extends BuildSettings {
  host: string;
  /** 0 picks a free port. */
  port: number;
  /** Origins that may post besides `siteUrl` and the request's own host. */
  allowedOrigins: readonly string[];
  database: read.Place;
  /** A git clone of the project that editors change; `undefined`: no content editor. */
  contentDir: string | undefined;
  /** A program that is run with the folder of a newly published site, such as one that uploads it. */
  publishCommand: string | undefined;
  /** Target store of `npm run move-store`. */
  moveTo: read.Place | undefined;
  hubspot: {
    origin: string;
    token: string | undefined;
    portalId: string | undefined;
    forms: HubSpotForms;
    /** Minimum milliseconds between two submissions. */
    spacingMs: number;
    /** Field names that differ at HubSpot; `null` means the field is not sent. */
    fields: FieldOverrides;
    /** HubSpot's subscription type id for the newsletter opt-in. */
    subscriptionId: number | undefined;
  };
  /** SMTP settings for lead notices and alerts; `undefined` disables both. */
  mail: Mail | undefined;
  /** `secret` signs the requests; without one the server generates and stores its own. */
  webhook: { url: string; secret: string | undefined } | undefined;
  /** Origins of push services of the practice, which may be inside its network. */
  pushOrigins: readonly string[];
  /** Milliseconds to wait before each retry; the last value repeats. */
  retryMs: readonly number[];
  rateLimit: read.RateLimit | 'off';
  /** Number of trusted proxy hops in `X-Forwarded-For`. */
  trustProxy: number;
  logLevel: read.LogLevel;
  /** Days after which leads without pending deliveries are deleted. */
  retentionDays: number;
  /** Days after which backups and damaged files are deleted. */
  backupDays: number;
  /** Certificate that backups are encrypted to, and how many `npm run backup` keeps. */
  backup: { certificate: string | undefined; daily: number; weekly: number };
  /** Bearer token for `/metrics` and `/healthz` details from other machines. */
  metricsToken: string | undefined;
  /** Milliseconds between end-to-end self-tests. */
  selfTestMs: number | 'off';
}

export interface Mail {
  smtpUrl: string;
  to: readonly string[];
  from: string;
}

type Optional = ReturnType<typeof optionalOf>;

function mailOf(optional: Optional): Mail | undefined {
  const smtpUrl = optional('SMTP_URL', read.smtpUrl);
  const to = optional('NOTIFY_TO', read.mailAddresses);
  const from = optional('NOTIFY_FROM', read.mailAddress);
  if (smtpUrl === undefined && to !== undefined)
    throw new SettingError(
      'NOTIFY_TO is set, so SMTP_URL must be set too. Example: SMTP_URL=smtps://user:password@mail.example.com',
    );
  if (smtpUrl === undefined) return undefined;
  const [first] = to ?? [];
  if (to === undefined || first === undefined)
    throw new SettingError(
      'SMTP_URL is set, so NOTIFY_TO must be set too. Example: NOTIFY_TO=office@example.com',
    );
  return { smtpUrl, to, from: from ?? first };
}

function webhookOf(optional: Optional): Config['webhook'] {
  const url = optional('WEBHOOK_URL', read.webAddress);
  const secret = optional('WEBHOOK_SECRET', read.webhookSecret);
  return url === undefined ? undefined : { url, secret };
}

/**
 * Parses the configuration from environment variables. An empty value counts as unset.
 * @throws {SettingError} with the variable name, the reason and an example
 */
export function getConfig(env: Environment): Config {
  const optional = optionalOf(env);
  const of = <T>(name: string, parse: (value: string) => T, fallback: string): T =>
    optional(name, parse) ?? parse(fallback);
  const forms = Object.entries(FORM_IDS).flatMap(([form, name]) => {
    const id = optional(name, read.identifier);
    return id === undefined ? [] : [[form, id]];
  });
  return {
    ...getBuildSettings(env),
    host: of('HOST', read.host, '127.0.0.1'),
    port: of('PORT', read.port, '4321'),
    allowedOrigins: optional('ALLOWED_ORIGINS', read.origins) ?? [],
    database: of('DATABASE_URL', read.database, 'file:./data/leads.db'),
    contentDir: optional('CONTENT_DIR', resolve),
    publishCommand: optional('PUBLISH_COMMAND', resolve),
    moveTo: optional('MOVE_TO', read.database),
    hubspot: {
      origin: of('HUBSPOT_ORIGIN', secureOrigin, 'https://api.hsforms.com'),
      token: optional('HUBSPOT_TOKEN', read.token),
      portalId: optional('HUBSPOT_PORTAL_ID', read.identifier),
      forms: Object.fromEntries(forms),
      spacingMs: of('HUBSPOT_SPACING_MS', read.milliseconds, '205'),
      fields: optional('HUBSPOT_FIELDS', read.fieldOverrides) ?? {},
      subscriptionId: optional('HUBSPOT_SUBSCRIPTION_ID', read.subscription),
    },
    mail: mailOf(optional),
    webhook: webhookOf(optional),
    pushOrigins: optional('PUSH_ORIGINS', read.secureOrigins) ?? [],
    retryMs: of('DELIVERY_RETRY_MS', read.waits, '30000,120000,600000,1800000,3600000'),
    rateLimit: of('RATE_LIMIT', read.rateLimit, '20/10m'),
    trustProxy: of('TRUST_PROXY', read.hops, '0'),
    logLevel: of('LOG_LEVEL', read.logLevel, 'info'),
    retentionDays: of('RETENTION_DAYS', read.days, '365'),
    backupDays: of('BACKUP_DAYS', read.days, '35'),
    backup: {
      certificate: optional('BACKUP_CERTIFICATE', resolve),
      daily: of('BACKUP_DAILY', read.days, '7'),
      weekly: of('BACKUP_WEEKLY', read.weeks, '4'),
    },
    metricsToken: optional('METRICS_TOKEN', read.ownToken),
    selfTestMs: of('SELF_TEST', read.interval, '1h'),
  };
}

/** Environment for child processes: only `PATH`, no secrets. */
export const childEnvironment = (): Record<string, string | undefined> => ({
  PATH: process.env['PATH'],
});

/** Variables that a build reads or that programs need to run. */
const BUILD_VARIABLES =
  /^(?:PATH|HOME|USER|SHELL|TERM|TMPDIR|TMP|TEMP|TZ|LANG|LC_\w+|CI|FORCE_COLOR|NO_COLOR|NODE_ENV|NODE_OPTIONS|NODE_EXTRA_CA_CERTS|ASTRO_TELEMETRY_DISABLED|SITE_URL|FORMS_ORIGIN|BUILD_DAY|BUILD_PREVIEW)$/;

/** Environment for a site build. It runs hundreds of packages, so it gets no secrets. */
export const buildEnvironment = (env = process.env): Record<string, string | undefined> =>
  Object.fromEntries(Object.entries(env).filter(([name]) => BUILD_VARIABLES.test(name)));

/** Configuration of this process. Read lazily, so that a build needs no server settings. */
export const readConfig = (): Config => getConfig(process.env);

/** Configuration of the demo: of the environment only what its address depends on. */
export function readDemoConfig(settings: Environment): Config {
  const { PORT, SITE_URL } = process.env;
  return getConfig({ PORT, SITE_URL, ...settings });
}
