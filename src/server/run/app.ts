import type { Api } from '../base/http/context.ts';
import { timingSafeEqual } from 'node:crypto';
import { Hono, type MiddlewareHandler } from 'hono';
import { RegExpRouter } from 'hono/router/reg-exp-router';
import { problemAnswer } from '../base/http/responses.ts';
import { OPEN_TIMES_PATH } from '#features/booking/addresses.ts';
import type { Calls } from '../calls/calls.ts';
import { addCallRoutes, CALL_PATHS } from '../calls/routes.ts';
import { crossOrigin } from '../base/http/cross-origin.ts';
import type { ApiContext, RequestContext } from '../base/http/context.ts';
import { BUSY_S, canWait } from '../base/http/overload.ts';
import { wayBack } from '../leads/forms/way-back.ts';
import { encodingOf } from '../base/http/body.ts';
import { ENDPOINTS } from '../leads/forms/forms.ts';
import type { Gauges } from './gauges.ts';
import { publicHealth } from './health.ts';
import type { Health } from '../base/health-report.ts';
import { errorFields } from '../base/log.ts';
import { metricsText } from './metrics.ts';
import { PROBLEMS } from '../base/http/problems.ts';
import { receive, type ReceiveDeps } from '../leads/forms/receive.ts';
import { site } from '#site';
import { addStaffRoutes, type StaffRoutesDeps } from '../accounts/routes.ts';

/** Compared in constant time; `false` if no token is configured. */
function isBearer(header: string | undefined, token: string | undefined): boolean {
  if (token === undefined || header === undefined) return false;
  const [sent, wanted] = [Buffer.from(header), Buffer.from(`Bearer ${token}`)];
  return sent.length === wanted.length && timingSafeEqual(sent, wanted);
}

export interface MonitoringDeps {
  health: () => Promise<Health>;
  gauges: () => Gauges;
  /** Bearer token for `/metrics` and `/healthz` details from other machines. */
  metricsToken: string | undefined;
}

/** What `GET` of calls answers from. */
export interface CallDeps {
  calls: Calls;
}

export interface FeedRoute {
  addFeed: (api: Api) => void;
}

export interface LoadDeps {
  /** Whether the server cannot keep up. */
  isLate: () => boolean;
}

export function createApi(
  deps: ReceiveDeps & CallDeps & StaffRoutesDeps & FeedRoute & LoadDeps,
  { health, gauges, metricsToken }: MonitoringDeps,
): Api {
  const { log, counters } = deps;
  // Refuses overlapping routes, for which Hono would use a slower router.
  const api: Api = new Hono({ router: new RegExpRouter() });
  const isAuthorized = ({ isLocal, headers }: RequestContext): boolean =>
    isLocal || isBearer(headers.authorization, metricsToken);
  const allowed = new Map([
    ['/healthz', 'GET, HEAD'],
    ['/metrics', 'GET, HEAD'],
    ...CALL_PATHS.map((path) => [path, 'GET, HEAD'] as const),
  ]);

  const backFrom = ({ req, env }: ApiContext): readonly string[] => {
    const endpoint = ENDPOINTS.find(({ path }) => path === req.path);
    return endpoint ? wayBack(env.headers, undefined, endpoint.pages, deps.builtPage) : [];
  };
  const allowOrigins = crossOrigin(deps.origins);
  for (const path of [...ENDPOINTS.map((endpoint) => endpoint.path), ...CALL_PATHS])
    api.use(path, allowOrigins);
  for (const endpoint of ENDPOINTS) {
    api.post(endpoint.path, receive(endpoint, deps));
    allowed.set(endpoint.path, 'POST');
  }
  const shedLoad: MiddlewareHandler<{ Bindings: RequestContext }> = async (context, next) => {
    const { req, env } = context;
    if (!deps.isLate() || !canWait(req.method, req.path, env)) return next();
    const retry = { 'Retry-After': String(BUSY_S) };
    return problemAnswer(context, PROBLEMS.busy, undefined, retry);
  };
  api.use(OPEN_TIMES_PATH, shedLoad);
  addCallRoutes(api, deps.calls, deps.builtPage, deps.clock);
  if (site.parts.staffArea) {
    // A router of its own: overlapping patterns would make the main one slower.
    const staff: Api = new Hono();
    staff.use('*', shedLoad);
    addStaffRoutes(staff, deps);
    deps.addFeed(api);
    api.all('/api/admin/*', (context) => staff.fetch(context.req.raw, context.env));
  }
  api.get('/healthz', async (context) => {
    const now = await health();
    const shown = publicHealth(now, isAuthorized(context.env));
    return context.json(shown, now.status === 'ok' ? 200 : 503);
  });
  api.get('/metrics', async (context) =>
    isAuthorized(context.env)
      ? context.text(metricsText(await health(), counters, gauges()))
      : problemAnswer(context, PROBLEMS.unknown, undefined),
  );

  api.notFound((context) => {
    const allow = allowed.get(context.req.path);
    return allow === undefined
      ? problemAnswer(context, PROBLEMS.unknown, undefined)
      : problemAnswer(context, PROBLEMS.method, undefined, { Allow: allow }, backFrom(context));
  });
  api.onError((error, context) => {
    log.error('request.failed', { path: context.req.path, ...errorFields(error) });
    const encoding = encodingOf(context.env.headers['content-type'], undefined);
    return problemAnswer(context, PROBLEMS.broken, encoding, {}, backFrom(context));
  });
  return api;
}
