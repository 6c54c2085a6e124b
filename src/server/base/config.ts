/** Reads and validates the configuration. In `src`, only this file reads environment variables. */
import { resolve } from 'node:path';
import * as z from 'zod/mini';
import { isOneEdit } from '#lib/redirects/suggest.ts';
import { getBuildSettings } from './build-settings.ts';
import { readerOf, secureOrigin, SettingError, whole, type Environment } from './setting.ts';
import * as kinds from './settings.ts';

/** HubSpot form id by site form. Leads of a form without an id are stored but not delivered. */
export type HubSpotForms = Readonly<Partial<Record<keyof typeof FORM_IDS, string>>>;

const FORM_IDS = {
  contact: 'HUBSPOT_CONTACT_FORM_ID',
  quiz: 'HUBSPOT_QUIZ_FORM_ID',
  newsletter: 'HUBSPOT_NEWSLETTER_FORM_ID',
  reset: 'HUBSPOT_RESET_FORM_ID',
} as const;

export const FORM_NAMES: readonly string[] = Object.keys(FORM_IDS);

export interface Mail {
  smtpUrl: string;
  to: readonly string[];
  from: string;
}

function mailOf(read: ReturnType<typeof readerOf>): Mail | undefined {
  const smtpUrl = read('SMTP_URL', kinds.smtpUrl);
  const to = read('NOTIFY_TO', kinds.mailAddresses);
  const from = read('NOTIFY_FROM', kinds.mailAddress);
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

/** An empty value counts as unset. @throws {SettingError} with the variable name, the reason and an example */
export function getConfig(env: Environment) {
  const read = readerOf(env);
  const path = (name: string): string | undefined => {
    const value = read(name, z.string());
    return value === undefined ? undefined : resolve(value);
  };
  const days = whole(1, 36_500, '365');
  const forms = Object.entries(FORM_IDS).flatMap(([form, name]) => {
    const id = read(name, kinds.identifier);
    return id === undefined ? [] : [[form, id]];
  });
  const webhook = {
    url: read('WEBHOOK_URL', kinds.webAddress),
    secret: read('WEBHOOK_SECRET', kinds.webhookSecret),
  };
  return {
    ...getBuildSettings(env),
    host: read('HOST', kinds.host, '127.0.0.1'),
    /** 0 picks a free port. */
    port: read('PORT', whole(0, 65_535, '4321'), '4321'),
    /** Origins that may post besides `siteUrl` and the request's own host. */
    allowedOrigins: read('ALLOWED_ORIGINS', kinds.origins) ?? [],
    database: read('DATABASE_URL', kinds.database, 'file:./data/leads.db'),
    /** A git clone of the project that editors change; `undefined`: no content editor. */
    contentDir: path('CONTENT_DIR'),
    /** A program that is run with the folder of a newly published site, such as an upload. */
    publishCommand: path('PUBLISH_COMMAND'),
    /** Target store of `npm run move-store`. */
    moveTo: read('MOVE_TO', kinds.database),
    hubspot: {
      origin: read('HUBSPOT_ORIGIN', secureOrigin, 'https://api.hsforms.com'),
      token: read('HUBSPOT_TOKEN', kinds.token),
      portalId: read('HUBSPOT_PORTAL_ID', kinds.identifier),
      forms: Object.fromEntries(forms) as HubSpotForms,
      /** Minimum milliseconds between two submissions. */
      spacingMs: read('HUBSPOT_SPACING_MS', whole(0, 60_000, '205'), '205'),
      /** Field names that differ at HubSpot; `null` means the field is not sent. */
      fields: read('HUBSPOT_FIELDS', kinds.fieldOverrides) ?? {},
      /** HubSpot's subscription type id for the newsletter opt-in. */
      subscriptionId: read('HUBSPOT_SUBSCRIPTION_ID', whole(1, 999_999_999, '12345')),
    },
    /** SMTP settings for emails about leads and alerts; `undefined` disables both. */
    mail: mailOf(read),
    /** `secret` signs the requests; without one the server generates and stores its own. */
    webhook: webhook.url === undefined ? undefined : { ...webhook, url: webhook.url },
    /** Origins of push services of the practice, which may be inside its network. */
    pushOrigins: read('PUSH_ORIGINS', kinds.secureOrigins) ?? [],
    /** Secret addresses of the practice's own calendars, whose busy times are not offered. */
    busyCalendars: read('BUSY_CALENDARS', kinds.calendarAddresses) ?? [],
    /** Milliseconds to wait before each retry; the last value repeats. */
    retryMs: read('DELIVERY_RETRY_MS', kinds.waits, '30000,120000,600000,1800000,3600000'),
    rateLimit: read('RATE_LIMIT', kinds.rateLimit, '20/10m'),
    /** Number of trusted proxy hops in `X-Forwarded-For`. */
    trustProxy: read('TRUST_PROXY', whole(0, 10, '1'), '0'),
    logLevel: read('LOG_LEVEL', kinds.logLevel, 'info'),
    /** Leads without pending deliveries are deleted after this. */
    retentionDays: read('RETENTION_DAYS', days, '365'),
    backupDays: read('BACKUP_DAYS', days, '35'),
    /** Certificate to encrypt backups to, and how many `npm run backup` keeps. */
    backup: {
      certificate: path('BACKUP_CERTIFICATE'),
      daily: read('BACKUP_DAILY', days, '7'),
      weekly: read('BACKUP_WEEKLY', whole(0, 5200, '4'), '4'),
    },
    /** Bearer token for `/metrics` and `/healthz` details from other machines. */
    metricsToken: read('METRICS_TOKEN', kinds.ownToken),
    /** Milliseconds between end-to-end self-tests. */
    selfTestMs: read('SELF_TEST', kinds.interval, '1h'),
    /** Called after each self-test that passed. */
    heartbeatUrl: read('HEARTBEAT_URL', kinds.heartbeatAddress),
  };
}

export type Config = Readonly<ReturnType<typeof getConfig>>;

function settingNames(): string[] {
  const names = new Set<string>();
  const env = new Proxy<Environment>(
    {},
    {
      get(_, name) {
        names.add(String(name));
        return undefined;
      },
    },
  );
  getConfig(env);
  return [...names];
}

/** Shortest name compared: `POST` is another program's, not a wrong `PORT`. */
const MIN_COMPARED = 6;

/** Variables that are nearly settings, each with the setting probably meant. */
export function misspelled(env: Environment = process.env): [name: string, meant: string][] {
  const known = settingNames();
  const long = known.filter((name) => name.length >= MIN_COMPARED && env[name] === undefined);
  return Object.keys(env).flatMap((name): [string, string][] => {
    const meant = known.includes(name) ? undefined : long.find((one) => isOneEdit(name, one));
    return meant === undefined ? [] : [[name, meant]];
  });
}

/** Environment for child processes: only `PATH`, no secrets. */
export const childEnvironment = (): Record<string, string | undefined> => ({
  PATH: process.env['PATH'],
});

const BUILD_VARIABLES =
  /^(?:PATH|HOME|USER|SHELL|TERM|TMPDIR|TMP|TEMP|TZ|LANG|LC_\w+|CI|FORCE_COLOR|NO_COLOR|NODE_ENV|NODE_OPTIONS|NODE_EXTRA_CA_CERTS|ASTRO_TELEMETRY_DISABLED|SITE_URL|FORMS_ORIGIN|BUILD_DAY|BUILD_PREVIEW)$/;

/** Environment for a site build. It runs hundreds of packages, so it gets no secrets. */
export const buildEnvironment = (env = process.env): Record<string, string | undefined> =>
  Object.fromEntries(Object.entries(env).filter(([name]) => BUILD_VARIABLES.test(name)));

/** The environment of this process, for commands. */
export const ownEnvironment = (): Environment => process.env;

/** Configuration of this process. Read lazily, so that a build needs no server settings. */
export const readConfig = (): Config => getConfig(process.env);

/** Configuration of the demo: of the environment only what its address depends on. */
export function readDemoConfig(settings: Environment): Config {
  const { PORT, SITE_URL } = process.env;
  return getConfig({ PORT, SITE_URL, ...settings });
}
