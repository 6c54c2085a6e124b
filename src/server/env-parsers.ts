/** Parsers for single environment variables. Invalid values throw a `SettingError` with a reason and an example. */
import { isIP } from 'node:net';
import { FIELD_NAMES, type FieldOverrides } from './delivery/hubspot-submission.ts';
import { integer, isLoopback, origin, refuse, secureOrigin, shown } from './setting.ts';

export const LOG_LEVELS = ['debug', 'info', 'warn', 'error'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** At most `max` posts per visitor in `windowMs` milliseconds. */
export interface RateLimit {
  max: number;
  windowMs: number;
}

const DAY = 86_400_000;
const UNITS: Readonly<Record<string, number>> = { s: 1000, m: 60_000, h: 3_600_000 };

/** TCP port; 0 picks a free one. */
export const port = (value: string): number => integer(value, 0, 65_535, '4321');
/** Number of trusted proxies, 0 to 10. */
export const hops = (value: string): number => integer(value, 0, 10, '1');
/** Milliseconds, 0 to 60,000. */
export const milliseconds = (value: string): number => integer(value, 0, 60_000, '205');

/** An IP address or a host name. */
export function host(value: string): string {
  const name = /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/i;
  if (isIP(value) || name.test(value)) return value;
  return refuse(`NAME must be an IP address or a host name, not "${shown(value)}"`, 'NAME=0.0.0.0');
}

const listOf = (value: string): string[] =>
  value
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);

/** Comma-separated origins. */
export const origins = (value: string): string[] => listOf(value).map(origin);
/** Comma-separated origins with https, or of this machine. */
export const secureOrigins = (value: string): string[] => listOf(value).map(secureOrigin);

/** Store location: a SQLite file or a PostgreSQL database. */
export type Place = { kind: 'file'; path: string } | { kind: 'postgres'; url: string };

/** `sslmode` values that the client supports; `disable` declares the network trusted. */
const SSL_MODES = ['disable', 'no-verify', 'require', 'verify-ca', 'verify-full'];

/** Whether the connection's encryption is explicit, or not needed (loopback or Unix socket). */
function isWaySettled({ hostname, searchParams }: URL): boolean {
  const host = searchParams.get('host') ?? decodeURIComponent(hostname);
  if (host === '' || host.startsWith('/') || isLoopback(host)) return true;
  const mode = searchParams.getAll('sslmode').at(-1) ?? '';
  return SSL_MODES.includes(mode) || /^(?:1|true)$/.test(searchParams.get('ssl') ?? '');
}

/** A `file:` path, relative to the working directory, or a PostgreSQL URL. */
export function database(value: string): Place {
  const url = /^postgres(?:ql)?:\/\//i.test(value) ? URL.parse(value) : null;
  if (url && url.pathname.length > 1) {
    if (isWaySettled(url)) return { kind: 'postgres', url: value };
    return refuse(
      `NAME is on another machine, so it must set sslmode: verify-full, or one of ${SSL_MODES.join(', ')} (disable only in a private network)`,
      'NAME=postgres://user:password@db.example.com/leads?sslmode=verify-full',
    );
  }
  const path = /^file:(?:\/\/(?=\/))?(?!\/\/)([^?#]*[^/?#])$/.exec(value)?.[1];
  if (path !== undefined) return { kind: 'file', path };
  // The value is not echoed: database URLs often contain a password.
  return refuse(
    'NAME must be a file URL or a PostgreSQL URL (postgres://user:password@host/name)',
    'NAME=file:./data/leads.db',
  );
}

/** Whether a database URL contains a password. */
export function hasPassword(value: string): boolean {
  const url = URL.parse(value);
  return url !== null && (url.password !== '' || url.searchParams.has('password'));
}

/** A HubSpot id that is safe in a URL path. */
export function identifier(value: string): string {
  if (/^[a-z0-9][a-z0-9-]{0,63}$/i.test(value)) return value;
  return refuse(
    `NAME must be an id of letters, digits and hyphens, not "${shown(value)}"`,
    'NAME=8f1c2b7e-0d4a-4c55-9a5e-3f6f1f0c9a11',
  );
}

/** A secret issued by a third party. Never printed. */
export function token(value: string): string {
  if (/^[\x21-\x7e]{8,512}$/.test(value)) return value;
  return refuse('NAME must be 8 to 512 visible ASCII characters', 'NAME=pat-na1-…');
}

/** A secret that grants access to this server: at min 24 characters. Never printed. */
export function ownToken(value: string): string {
  if (/^[\x21-\x7e]{24,512}$/.test(value)) return value;
  return refuse(
    'NAME must be 24 to 512 visible ASCII characters (shorter values could be guessed)',
    'NAME="$(openssl rand -hex 24)"',
  );
}

/** Prefix of a secret with a base64 key (Standard Webhooks). */
export const SECRET_PREFIX = 'whsec_';
/** Key length in bytes (Standard Webhooks). */
const KEY_BYTES = { min: 24, max: 64 };

/** The signing key in a webhook secret; `undefined` if the secret is malformed or too short. */
export function webhookKey(secret: string): Buffer | undefined {
  if (!secret.startsWith(SECRET_PREFIX))
    return /^[\x21-\x7e]{24,512}$/.test(secret) ? Buffer.from(secret) : undefined;
  const text = secret.slice(SECRET_PREFIX.length);
  const key = Buffer.from(text, 'base64');
  const isWhole = key.toString('base64').replace(/=+$/, '') === text.replace(/=+$/, '');
  return isWhole && key.length >= KEY_BYTES.min && key.length <= KEY_BYTES.max ? key : undefined;
}

/** The webhook signing secret. Never printed. */
export function webhookSecret(value: string): string {
  if (webhookKey(value)) return value;
  return refuse(
    `NAME must be "${SECRET_PREFIX}" and ${KEY_BYTES.min} to ${KEY_BYTES.max} bytes in base64, or 24 to 512 visible ASCII characters`,
    `NAME="${SECRET_PREFIX}$(openssl rand -base64 32)"`,
  );
}

/** Days, 1 to 36,500. */
export const days = (value: string): number => integer(value, 1, 36_500, '365');
/** Weeks, 0 to 5,200. */
export const weeks = (value: string): number => integer(value, 0, 5200, '4');
/** A HubSpot subscription type id. */
export const subscription = (value: string): number => integer(value, 1, 999_999_999, '12345');

/** HubSpot names for some fields, `-` for fields that are not sent: `message:-,state:us_state`. */
export function fieldOverrides(value: string): FieldOverrides {
  const pairs = value.split(',').map((pair) => {
    const [, own = '', theirs = ''] = /^\s*(\w+)\s*:\s*(-|[a-z]\w{0,99})\s*$/.exec(pair) ?? [];
    if (Object.hasOwn(FIELD_NAMES, own)) return [own, theirs === '-' ? null : theirs];
    return refuse(
      `NAME must be field:name pairs of a site field (${Object.keys(FIELD_NAMES).join(', ')}) and its HubSpot name, or "-" to not send it; not "${shown(pair)}"`,
      'NAME=message:-,score:-',
    );
  });
  return Object.fromEntries(pairs);
}

/** The SMTP server. The value is not echoed because it contains a password. */
export function smtpUrl(value: string): string {
  const url = URL.parse(value);
  if (url && /^smtps?:$/.test(url.protocol) && url.hostname) return value;
  return refuse(
    'NAME must be the URL of a mail server',
    'NAME=smtps://user:password@mail.example.com',
  );
}

/** One email address. */
export function mailAddress(value: string): string {
  if (value.length <= 254 && /^[^\s@<>,;:"()]+@[^\s@<>,;:"()]+$/.test(value)) return value;
  return refuse(`NAME must be an email address, not "${shown(value)}"`, 'NAME=office@example.com');
}

/** Comma-separated email addresses. */
export const mailAddresses = (value: string): string[] =>
  value.split(',').map((one) => mailAddress(one.trim()));

/** A webhook URL: must be HTTPS, except on loopback or for a single-label host (local network). */
export function webAddress(value: string): string {
  const url = URL.parse(value);
  const host = url?.hostname ?? '';
  const isNear = isLoopback(host) || /^[a-z0-9-]+$/i.test(host);
  if (url?.protocol === 'https:' || (url?.protocol === 'http:' && isNear)) return url.href;
  return refuse('NAME must be an https:// URL', 'NAME=https://hooks.example.com/leads');
}

/** An interval in milliseconds, or `off`. */
export function interval(value: string): number | 'off' {
  if (value === 'off') return value;
  const [, count = '', unit = ''] = /^(\d{1,4})([smh])$/.exec(value) ?? [];
  const ms = Number(count) * (UNITS[unit] ?? 0);
  return ms > 0 ? ms : refuse(`NAME must be a duration such as 1h, or "off"`, 'NAME=1h');
}

/** Comma-separated retry waits in milliseconds, each at most 28 days. */
export const waits = (value: string): number[] =>
  value.split(',').map((one) => integer(one.trim(), 1, 28 * DAY, '30000,120000,600000'));

/** A rate limit such as `20/10m`, or `off`. */
export function rateLimit(value: string): RateLimit | 'off' {
  if (value === 'off') return value;
  const [, max = '', count = '', unit = ''] = /^(\d{1,6})\/(\d{1,4})([smh])$/.exec(value) ?? [];
  const windowMs = Number(count) * (UNITS[unit] ?? 0);
  if (Number(max) > 0 && windowMs > 0) return { max: Number(max), windowMs };
  return refuse(
    `NAME must be posts per time or "off", not "${shown(value)}"`,
    'NAME=20/10m (20 posts in 10 minutes; units: s, m, h)',
  );
}

/** One of {@link LOG_LEVELS}. */
export function logLevel(value: string): LogLevel {
  const level = LOG_LEVELS.find((one) => one === value);
  return (
    level ??
    refuse(`NAME must be one of ${LOG_LEVELS.join(', ')}, not "${shown(value)}"`, 'NAME=info')
  );
}
