/** Kinds of settings that only the server has. */
import * as z from 'zod/mini';
import { checkedAddress, InsideAddress } from './calendar-address.ts';
import { FIELD_NAMES } from './hubspot-fields.ts';
import { LOG_LEVELS } from './log.ts';
import {
  isLoopback,
  matching,
  must,
  origin,
  parsed,
  secretMust,
  secureOrigin,
  whole,
} from './setting.ts';
import { DAY } from './clock.ts';
import type { StoreLocation } from './location.ts';

export interface RateLimit {
  max: number;
  windowMs: number;
}

const UNITS: Readonly<Record<string, number>> = { s: 1000, m: 60_000, h: 3_600_000 };

/** Comma-separated; a trailing comma is allowed. */
const list = <T>(one: z.ZodMiniType<T, string>) =>
  z.pipe(
    z.pipe(
      z.string(),
      z.transform((value: string) =>
        value
          .replace(/,\s*$/, '')
          .split(',')
          .map((part) => part.trim()),
      ),
    ),
    z.array(one),
  );

export const host = z.union([z.ipv4(), z.ipv6(), z.hostname()], {
  error: must('be an IP address or a host name', '0.0.0.0'),
});

export const origins = list(origin);
export const secureOrigins = list(secureOrigin);

const MAX_CALENDARS = 10;

function addressesOf(value: string): string[] | undefined {
  const addresses = value.split(',').map((one) => one.trim().replace(/^webcals?:/i, 'https:'));
  try {
    return addresses.length > MAX_CALENDARS
      ? undefined
      : addresses.map((address) => checkedAddress(address, true).href);
  } catch (error) {
    if (error instanceof InsideAddress) return undefined;
    throw error;
  }
}

/** iCal addresses (`webcal:`: `https:`), public or on this machine. Not echoed: whoever has one reads the calendar. */
export const calendarAddresses = parsed(
  addressesOf,
  secretMust(
    `be at most ${MAX_CALENDARS} https:// addresses of calendars on the internet`,
    'https://calendar.example.com/private-1234/basic.ics',
  ),
);

/** Supported `sslmode`s; `disable` declares the network trusted. */
const SSL_MODES = ['disable', 'no-verify', 'require', 'verify-ca', 'verify-full'];

/** Whether the connection's encryption is explicit, or not needed (loopback or Unix socket). */
function isWaySettled(location: StoreLocation | undefined): boolean {
  if (location?.kind !== 'postgres') return true;
  const { hostname, searchParams } = new URL(location.url);
  const machine = searchParams.get('host') ?? decodeURIComponent(hostname);
  if (machine === '' || machine.startsWith('/') || isLoopback(machine)) return true;
  const mode = searchParams.getAll('sslmode').at(-1) ?? '';
  return SSL_MODES.includes(mode) || /^(?:1|true)$/.test(searchParams.get('ssl') ?? '');
}

function locationOf(value: string): StoreLocation | undefined {
  const url = /^postgres(?:ql)?:\/\//i.test(value) ? URL.parse(value) : null;
  if (url && url.pathname.length > 1) return { kind: 'postgres', url: value };
  const path = /^file:(?:\/\/(?=\/))?(?!\/\/)([^?#]*[^/?#])$/.exec(value)?.[1];
  return path === undefined ? undefined : { kind: 'file', path };
}

/** A `file:` path, relative to the working directory, or a PostgreSQL URL. */
export const database = parsed(
  locationOf,
  // Addresses of databases often contain a password.
  secretMust(
    'be a file URL or a PostgreSQL URL (postgres://user:password@host/name)',
    'file:./data/leads.db',
  ),
).check(
  z.refine(isWaySettled, {
    error: secretMust(
      `set sslmode, because it is on another machine: verify-full, or one of ${SSL_MODES.join(', ')} (disable only in a private network)`,
      'postgres://user:password@db.example.com/leads?sslmode=verify-full',
    ),
  }),
);

export function hasPassword(value: string): boolean {
  const url = URL.parse(value);
  return url !== null && (url.password !== '' || url.searchParams.has('password'));
}

/** Safe in a URL path. */
export const identifier = matching(
  /^[a-z0-9][a-z0-9-]{0,63}$/i,
  must('be an id of letters, digits and hyphens', '8f1c2b7e-0d4a-4c55-9a5e-3f6f1f0c9a11'),
);

/** Issued by a third party. */
export const token = matching(
  /^[\x21-\x7e]{8,512}$/,
  secretMust('be 8 to 512 visible ASCII characters', 'pat-na1-…'),
);

const OWN_SECRET = /^[\x21-\x7e]{24,512}$/;
/** Grants access to this server. */
export const ownToken = matching(
  OWN_SECRET,
  secretMust(
    'be 24 to 512 visible ASCII characters (shorter values could be guessed)',
    '"$(openssl rand -hex 24)"',
  ),
);

/** Of a secret with a base64 key (Standard Webhooks). */
export const SECRET_PREFIX = 'whsec_';
/** Standard Webhooks. */
const KEY_BYTES = { min: 24, max: 64 };

/** `undefined` if the secret is malformed or too short. */
export function webhookKey(secret: string): Buffer | undefined {
  if (!secret.startsWith(SECRET_PREFIX))
    return OWN_SECRET.test(secret) ? Buffer.from(secret) : undefined;
  const text = secret.slice(SECRET_PREFIX.length);
  const key = Buffer.from(text, 'base64');
  const isWhole = key.toString('base64').replace(/=+$/, '') === text.replace(/=+$/, '');
  return isWhole && key.length >= KEY_BYTES.min && key.length <= KEY_BYTES.max ? key : undefined;
}

export const webhookSecret = z.string().check(
  z.refine((value) => webhookKey(value) !== undefined, {
    error: secretMust(
      `be "${SECRET_PREFIX}" and ${KEY_BYTES.min} to ${KEY_BYTES.max} bytes in base64, or 24 to 512 visible ASCII characters`,
      `"${SECRET_PREFIX}$(openssl rand -base64 32)"`,
    ),
  }),
);

/** HubSpot names for some fields, `-` for fields that are not sent: `message:-,state:us_state`. */
export const fieldOverrides = z.pipe(
  list(
    parsed(
      (pair): [string, string | null] | undefined => {
        const [, own = '', theirs = ''] = /^(\w+)\s*:\s*(-|[a-z]\w{0,99})$/.exec(pair) ?? [];
        if (!Object.hasOwn(FIELD_NAMES, own)) return undefined;
        return [own, theirs === '-' ? null : theirs];
      },
      must(
        `be field:name pairs of a site field (${Object.keys(FIELD_NAMES).join(', ')}) and its HubSpot name, or "-" to not send it`,
        'message:-,score:-',
      ),
    ),
  ),
  z.transform((pairs) => Object.fromEntries(pairs)),
);

/** Contains its password. */
export const smtpUrl = z.url({
  protocol: /^smtps?$/,
  hostname: /./,
  error: secretMust('be the URL of a mail server', 'smtps://user:password@mail.example.com'),
});

export const mailAddress = matching(
  /^(?=.{1,254}$)[^\s@<>,;:"()]+@[^\s@<>,;:"()]+$/,
  must('be an email address', 'office@example.com'),
);
export const mailAddresses = list(mailAddress);

/** Must be HTTPS, except on loopback or for a single-label host (local network). */
export const webAddress = parsed(
  (value) => {
    const url = URL.parse(value);
    const name = url?.hostname ?? '';
    const isNear = isLoopback(name) || /^[a-z0-9-]+$/i.test(name);
    return url?.protocol === 'https:' || (url?.protocol === 'http:' && isNear)
      ? url.href
      : undefined;
  },
  secretMust('be an https:// URL', 'https://hooks.example.com/leads'),
);

/** Contains the secret of whoever watches. */
export const heartbeatAddress = parsed(
  (value) => {
    const url = URL.parse(value);
    const isSafe =
      url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopback(url.hostname));
    return isSafe && url.username === '' && url.password === '' ? url.href : undefined;
  },
  secretMust('be an https:// URL without a password', 'https://watch.example.com/ping/1234'),
);

/** Milliseconds of `10m`. */
function durationOf(value: string): number | undefined {
  const [, count, unit = ''] = /^(\d{1,4})([smh])$/.exec(value) ?? [];
  return Number(count) * (UNITS[unit] ?? 0) || undefined;
}

/** Milliseconds, or `off`. */
export const interval = parsed(
  (value): number | 'off' | undefined => (value === 'off' ? value : durationOf(value)),
  must('be a duration such as 1h, or "off"', '1h'),
);

/** Milliseconds, each at most 28 days. */
export const waits = list(whole(1, 28 * DAY, '30000,120000,600000'));

/** Such as `20/10m`, or `off`. */
export const rateLimit = parsed(
  (value): RateLimit | 'off' | undefined => {
    if (value === 'off') return value;
    const [, max, time = ''] = /^(\d{1,6})\/(.*)$/.exec(value) ?? [];
    const windowMs = durationOf(time);
    return Number(max) > 0 && windowMs ? { max: Number(max), windowMs } : undefined;
  },
  must('be posts per time or "off"', '20/10m (20 posts in 10 minutes; units: s, m, h)'),
);

export const logLevel = z.enum(LOG_LEVELS, {
  error: must(`be one of ${LOG_LEVELS.join(', ')}`, 'info'),
});
