/** The prefix makes browsers refuse these cookies without `Secure`, for a domain or from a subdomain. */
import type { IncomingHttpHeaders } from 'node:http';
import { SECOND } from '../base/clock.ts';

export const SESSION_COOKIE = '__Host-session';
/** Marks a browser in which an account has signed in before. */
export const DEVICE_COOKIE = '__Host-device';

const FLAGS = 'Path=/; HttpOnly; Secure; SameSite=Strict';

/** `undefined` without the cookie, or if it is sent twice. */
export function cookieOf(headers: IncomingHttpHeaders, name: string): string | undefined {
  const values = (headers.cookie ?? '')
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part.startsWith(`${name}=`))
    .map((part) => part.slice(name.length + 1));
  return values.length === 1 ? values[0] : undefined;
}

/** @param ms how long it is kept */
export const cookie = (name: string, value: string, ms: number): string =>
  `${name}=${value}; ${FLAGS}; Max-Age=${Math.max(0, Math.round(ms / SECOND))}`;

export const noCookie = (name: string): string => cookie(name, '', 0);
