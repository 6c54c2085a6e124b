/** Everything under `/api/`, and what monitors ask for, as one Fetch-standard handler. */
import { timingSafeEqual } from 'node:crypto';
import { Hono } from 'hono';
import { problemAnswer } from './answers.ts';
import type { Arrival } from './arrival.ts';
import { encodingOf } from './body.ts';
import { ENDPOINTS } from './forms.ts';
import type { Health } from './health.ts';
import { errorFields } from './log.ts';
import { metricsText } from './metrics.ts';
import { PROBLEMS } from './problems.ts';
import { receive, type Reception } from './receive.ts';

/** Whether a request carries the token; never without one. */
function isBearer(header: string | undefined, token: string | undefined): boolean {
  if (token === undefined || header === undefined) return false;
  const [sent, wanted] = [Buffer.from(header), Buffer.from(`Bearer ${token}`)];
  return sent.length === wanted.length && timingSafeEqual(sent, wanted);
}

export type Api = Hono<{ Bindings: Arrival }>;

/** Whether a path belongs to the API; everything else is a file of the site. */
export function isApiPath(path: string): boolean {
  return path.startsWith('/api/') || path === '/api' || path === '/healthz' || path === '/metrics';
}

export interface Watching {
  health: () => Promise<Health>;
  /** Opens `/metrics` for others than this machine. */
  metricsToken: string | undefined;
}

/** Builds the handler; `/healthz` and `/metrics` show what `watching` tells. */
export function createApi(reception: Reception, { health, metricsToken }: Watching): Api {
  const { log, counters } = reception;
  const api: Api = new Hono();
  /** Methods by path, for everything that is asked for with another one. */
  const allowed = new Map([
    ['/healthz', 'GET, HEAD'],
    ['/metrics', 'GET, HEAD'],
  ]);

  for (const endpoint of ENDPOINTS) {
    api.post(endpoint.path, receive(endpoint, reception));
    allowed.set(endpoint.path, 'POST');
  }
  api.get('/healthz', async (context) => {
    const now = await health();
    return context.json(now, now.status === 'ok' ? 200 : 503);
  });
  api.get('/metrics', async (context) =>
    context.env.isLocal || isBearer(context.env.headers.authorization, metricsToken)
      ? context.text(metricsText(await health(), counters))
      : problemAnswer(context, PROBLEMS.unknown, undefined),
  );

  api.notFound((context) => {
    const allow = allowed.get(context.req.path);
    return allow === undefined
      ? problemAnswer(context, PROBLEMS.unknown, undefined)
      : problemAnswer(context, PROBLEMS.method, undefined, { Allow: allow });
  });
  api.onError((error, context) => {
    log.error('request.failed', { path: context.req.path, ...errorFields(error) });
    const encoding = encodingOf(context.env.headers['content-type'], undefined);
    return problemAnswer(context, PROBLEMS.broken, encoding);
  });
  return api;
}
