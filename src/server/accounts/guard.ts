/** For every `/api/admin` request. Only the session cookie identifies; other sites may not read (ASVS 3.5, 8.3.1). */
import { BACKGROUND_HEADER } from '../base/http/context.ts';
import type { Context, MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import { maySee, type PlaceId } from '#staff/contract/practice.ts';
import { CACHING } from '#lib/http/headers.ts';
import { encodingOf, readJson } from '../base/http/body.ts';
import { isForeign } from '../base/http/origin.ts';
import type { Problem } from '../base/http/problems.ts';
import type { Log } from '../base/log.ts';
import { REFUSALS, refuse, refuseUnconfirmed, slowDown } from './answers.ts';
import type { StaffContext, StaffEnv } from './context.ts';
import { cookieOf, SESSION_COOKIE } from './cookies.ts';
import type { StaffUser } from './port.ts';
import type { Sessions } from './sessions.ts';
import type { Throttle } from './sign-in/throttle.ts';

const READING = ['GET', 'HEAD'];

const isJson = ({ headers }: Context<StaffEnv>['env']): boolean =>
  encodingOf(headers['content-type'], headers['content-encoding']) === 'json';

/**
 * Logs every refusal with the pattern of its route, never an id. Those of people who are signed in are an event of
 * their own: its lines are limited, and strangers must not use them up.
 */
export function logDenied(log: Log): MiddlewareHandler<StaffEnv> {
  return async (context, next) => {
    await next();
    const why = context.get('denied');
    if (why === undefined) return;
    const { method } = context.req;
    const path = matchedRoutes(context).findLast((route) => route.method === method)?.path;
    // Not there before the guard has found the session.
    const user = context.get('user') as StaffUser | undefined;
    if (user) log.info('staff.denied', { user: user.id, method, path, why });
    else log.info('staff.denied-unknown', { method, path, why });
  };
}

/** Never cached, own pages only, JSON only. */
export function guardRequests(origins: ReadonlySet<string>): MiddlewareHandler<StaffEnv> {
  return async (context, next) => {
    const { env, req } = context;
    context.header('Cache-Control', CACHING.never);
    if (isForeign(env.headers, origins)) return refuse(context, REFUSALS.foreign);
    if (!READING.includes(req.method)) {
      if (env.body === undefined) return refuse(context, REFUSALS.tooLarge);
      const mayBeEmpty = req.method === 'DELETE' && env.body.length === 0;
      if (!mayBeEmpty && !isJson(env)) return refuse(context, REFUSALS.mediaType);
    }
    return next();
  };
}

/** Limits writes per address without a complete session: nobody can fill the store or the audit log from outside. */
export function limitOpen(sessions: Sessions, throttle: Throttle): MiddlewareHandler<StaffEnv> {
  return async (context, next) => {
    const { env, req } = context;
    if (READING.includes(req.method)) return next();
    const identity = await sessions.find(cookieOf(env.headers, SESSION_COOKIE));
    if (identity?.session.stage === 'signed-in') return next();
    const waitMs = await throttle.open(env.visitor);
    return waitMs > 0
      ? slowDown(context, waitMs, (time) => `Too many tries. Wait ${time}.`)
      : next();
  };
}

export function guardSession(sessions: Sessions): MiddlewareHandler<StaffEnv> {
  return async (context, next) => {
    const { headers } = context.env;
    const identity = await sessions.find(cookieOf(headers, SESSION_COOKIE));
    if (identity?.session.stage !== 'signed-in') return refuse(context, REFUSALS.signedOut);
    if (headers[BACKGROUND_HEADER] !== '1') await sessions.touch(identity);
    context.set('user', identity.user);
    context.set('session', identity.session);
    context.set('isConfirmed', sessions.isConfirmed(identity));
    return next();
  };
}

/** @param refusal says what the roles without it may do instead */
export function forPlace(
  place: PlaceId,
  refusal: Problem = REFUSALS.role,
): MiddlewareHandler<StaffEnv> {
  return async (context, next) =>
    maySee(context.get('user').role, place) ? next() : refuse(context, refusal);
}

/**
 * For what decides who can sign in, exports data or cannot be undone: needs recent re-authentication, whatever became
 * of the session meanwhile (ASVS 7.5.1, 7.5.3).
 */
export const forConfirmed: MiddlewareHandler<StaffEnv> = async (context, next) =>
  context.get('isConfirmed') ? next() : refuseUnconfirmed(context);

/** `undefined` if it cannot be read. Nothing at all is no request for everything: an empty one cannot be read. */
export const jsonBody = ({ env: { body } }: StaffContext): Record<string, unknown> | undefined =>
  body && readJson(body);

/** Empty for anything but text. */
export const textField = (body: Record<string, unknown>, name: string): string => {
  const value = body[name];
  return typeof value === 'string' ? value : '';
};
