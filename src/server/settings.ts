/** How one environment variable becomes a value: pure readers that refuse with a sentence and an example. */
import { isIP } from 'node:net';
import { FIELD_NAMES, type FieldChanges } from './hubspot-form.ts';

export const LOG_LEVELS = ['debug', 'info', 'warn', 'error'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** At most `most` posts per address in `windowMs` milliseconds. */
export interface RateLimit {
  most: number;
  windowMs: number;
}

/** Stops the start. Its message is meant for the person who starts the server. */
export class SettingError extends Error {
  override name = 'SettingError';
}

const DAY = 86_400_000;
const UNITS: Readonly<Record<string, number>> = { s: 1000, m: 60_000, h: 3_600_000 };

const refuse = (wrong: string, example: string): never => {
  throw new SettingError(`${wrong}. Example: ${example}`);
};

/** Runs one reader and names the variable in what it throws. */
export function setting<T>(name: string, value: string, parse: (value: string) => T): T {
  try {
    return parse(value);
  } catch (error) {
    if (!(error instanceof SettingError)) throw error;
    throw new SettingError(error.message.replaceAll('NAME', name));
  }
}

const shown = (value: string): string => (value.length > 60 ? `${value.slice(0, 60)}…` : value);

function whole(value: string, least: number, most: number, example: string): number {
  const number = /^\d{1,12}$/.test(value) ? Number(value) : Number.NaN;
  if (number >= least && number <= most) return number;
  return refuse(
    `NAME must be a whole number from ${least} to ${most}, not "${shown(value)}"`,
    `NAME=${example}`,
  );
}

export const port = (value: string): number => whole(value, 0, 65_535, '4321');
export const hops = (value: string): number => whole(value, 0, 10, '1');
export const milliseconds = (value: string): number => whole(value, 0, 60_000, '205');

export function host(value: string): string {
  const name = /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/i;
  if (isIP(value) || name.test(value)) return value;
  return refuse(`NAME must be an address or a host name, not "${shown(value)}"`, 'NAME=0.0.0.0');
}

/** `https://example.com` or with a port; a slash at the end is forgiven, a path is not. */
export function origin(value: string): string {
  const url = URL.parse(value);
  if (url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`) return url.origin;
  return refuse(
    `NAME must be a web address without a path, not "${shown(value)}"`,
    'NAME=https://www.example.com',
  );
}

/** A day of the calendar. */
export function day(value: string): string {
  const time = /^\d{4}-\d\d-\d\d$/.test(value) ? Date.parse(value) : Number.NaN;
  if (!Number.isNaN(time) && new Date(time).toISOString().startsWith(value)) return value;
  return refuse(`NAME must be a day as year-month-day, not "${shown(value)}"`, 'NAME=2026-03-04');
}

export const origins = (value: string): string[] =>
  value
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)
    .map(origin);

/** Where leads are kept. */
export type Place = { kind: 'file'; path: string } | { kind: 'postgres'; url: string };

/** The path in a `file:` address, relative to where the server was started; or the address of a PostgreSQL database. */
export function database(value: string): Place {
  const url = /^postgres(?:ql)?:\/\//i.test(value) ? URL.parse(value) : null;
  if (url && url.pathname.length > 1) return { kind: 'postgres', url: value };
  const path = /^file:(?:\/\/(?=\/))?(?!\/\/)([^?#]*[^/?#])$/.exec(value)?.[1];
  if (path !== undefined) return { kind: 'file', path };
  // Not shown: the address of a database often carries a password.
  return refuse(
    'NAME must be the address of a file or of a PostgreSQL database (postgres://user:password@host/name)',
    'NAME=file:./data/leads.db',
  );
}

/** An id at HubSpot, safe as a part of a path. */
export function identifier(value: string): string {
  if (/^[a-z0-9][a-z0-9-]{0,63}$/i.test(value)) return value;
  return refuse(
    `NAME must be an id of letters, digits and hyphens, not "${shown(value)}"`,
    'NAME=8f1c2b7e-0d4a-4c55-9a5e-3f6f1f0c9a11',
  );
}

/** A secret: never printed. */
export function token(value: string): string {
  if (/^[\x21-\x7e]{8,512}$/.test(value)) return value;
  return refuse('NAME must be 8 to 512 visible ASCII characters', 'NAME=pat-na1-…');
}

export const days = (value: string): number => whole(value, 1, 36_500, '365');
export const subscription = (value: string): number => whole(value, 1, 999_999_999, '12345');

/** Names at HubSpot for some of our fields, `-` for a field that stays here: `message:-,state:us_state`. */
export function fieldChanges(value: string): FieldChanges {
  const pairs = value.split(',').map((pair) => {
    const [, own = '', theirs = ''] = /^\s*(\w+)\s*:\s*(-|[a-z]\w{0,99})\s*$/.exec(pair) ?? [];
    if (Object.hasOwn(FIELD_NAMES, own)) return [own, theirs === '-' ? null : theirs];
    return refuse(
      `NAME must be pairs of one of our fields (${Object.keys(FIELD_NAMES).join(', ')}) and its name at HubSpot, or "-" to keep it here; not "${shown(pair)}"`,
      'NAME=message:-,score:-',
    );
  });
  return Object.fromEntries(pairs);
}

/** Where mail is handed in; what it says is not shown, because it carries a password. */
export function smtpUrl(value: string): string {
  const url = URL.parse(value);
  if (url && /^smtps?:$/.test(url.protocol) && url.hostname) return value;
  return refuse(
    'NAME must be the address of a mail server',
    'NAME=smtps://user:password@mail.example.com',
  );
}

export function mailAddress(value: string): string {
  if (value.length <= 254 && /^[^\s@<>,;:"()]+@[^\s@<>,;:"()]+$/.test(value)) return value;
  return refuse(`NAME must be a mail address, not "${shown(value)}"`, 'NAME=office@example.com');
}

export const mailAddresses = (value: string): string[] =>
  value.split(',').map((one) => mailAddress(one.trim()));

/** An address that leads may be posted to: encrypted, unless it is on this machine or in its own network. */
export function webAddress(value: string): string {
  const url = URL.parse(value);
  const isNear = /^(?:localhost|127\.[\d.]+|\[::1\]|[a-z0-9-]+)$/i.test(url?.hostname ?? '');
  if (url?.protocol === 'https:' || (url?.protocol === 'http:' && isNear)) return url.href;
  return refuse('NAME must be an https address', 'NAME=https://hooks.example.com/leads');
}

/** Milliseconds between two events that repeat, or `off`. */
export function interval(value: string): number | 'off' {
  if (value === 'off') return value;
  const [, count = '', unit = ''] = /^(\d{1,4})([smh])$/.exec(value) ?? [];
  const ms = Number(count) * (UNITS[unit] ?? 0);
  return ms > 0 ? ms : refuse(`NAME must be a time such as 1h, or "off"`, 'NAME=1h');
}

export const waits = (value: string): number[] =>
  value.split(',').map((one) => whole(one.trim(), 1, 28 * DAY, '30000,120000,600000'));

export function rateLimit(value: string): RateLimit | 'off' {
  if (value === 'off') return value;
  const [, most = '', count = '', unit = ''] = /^(\d{1,6})\/(\d{1,4})([smh])$/.exec(value) ?? [];
  const windowMs = Number(count) * (UNITS[unit] ?? 0);
  if (Number(most) > 0 && windowMs > 0) return { most: Number(most), windowMs };
  return refuse(
    `NAME must be posts per time or "off", not "${shown(value)}"`,
    'NAME=20/10m (20 posts in 10 minutes; s, m and h are understood)',
  );
}

export function logLevel(value: string): LogLevel {
  const level = LOG_LEVELS.find((one) => one === value);
  return (
    level ??
    refuse(`NAME must be one of ${LOG_LEVELS.join(', ')}, not "${shown(value)}"`, 'NAME=info')
  );
}
