/** CORS: lets the pages of `SITE_URL` and `ALLOWED_ORIGINS` use the public API. */
import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import { PAGE_AGE_HEADER } from '#lib/min-fill-time.ts';
import type { RequestContext } from './context.ts';

const PREFLIGHT_S = 600;

/** For the routes of forms and calls, never of staff. */
export function crossOrigin(
  origins: ReadonlySet<string>,
): MiddlewareHandler<{ Bindings: RequestContext }> {
  const allow = cors({
    origin: (origin) => origin,
    allowMethods: ['GET', 'POST'],
    allowHeaders: ['Content-Type', 'Idempotency-Key', 'X-Requested-With', PAGE_AGE_HEADER],
    maxAge: PREFLIGHT_S,
    // The pages' requests include credentials (R295), which must then be allowed.
    credentials: true,
  });
  return (context, next) => {
    const { origin, host } = context.env.headers;
    if (origin === undefined || !origins.has(origin)) return next();
    const isOwn = origin.replace(/^https?:\/\//, '') === host;
    return isOwn ? next() : allow(context, next);
  };
}
