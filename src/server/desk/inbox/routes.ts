import type { Hono } from 'hono';
import { REFUSALS, refuse } from '../../accounts/answers.ts';
import type { StaffEnv } from '../../accounts/context.ts';
import { jsonBody, forPlace } from '../../accounts/guard.ts';
import { addActionRoutes } from './actions.ts';
import type { InboxDeps } from '../deps.ts';
import { addCallerRoute } from './caller.ts';
import { addCallRoutes } from './call-routes.ts';
import { addExportRoutes } from './exports.ts';
import { addLeadRoutes } from './lead.ts';
import { addOverviewRoute } from './overview.ts';
import { inboxChanges, inboxPage } from './page.ts';
import { addPersonRoutes } from './person.ts';
import { readQuery } from './query.ts';
import { addNoticeRoutes } from '../notices/routes.ts';
import { addReplyRoutes } from '../replies/routes.ts';
import { createTurns, readsAll } from './search.ts';
import { addSlotsRoutes } from './slots.ts';

const PATHS = [
  ...['/inbox', '/inbox/*', '/leads', '/leads/*', '/export', '/overview', '/slots', '/slots/*'],
  ...['/notices', '/notices/*'],
];

function addListRoutes(
  admin: Hono<StaffEnv>,
  deps: InboxDeps,
  inTurn: ReturnType<typeof createTurns>,
): void {
  admin.post('/inbox', async (context) => {
    const query = readQuery(jsonBody(context), deps.business().zone, context.get('user').id);
    if (!query) return refuse(context, REFUSALS.malformed);
    const page = () => inboxPage(deps, query, context.req.raw.signal);
    return context.json(await (readsAll(query) ? inTurn(context.get('user').id, page) : page()));
  });
  admin.get('/inbox/changes', async (context) => {
    const since = context.req.query('since') ?? '';
    if (!/^\d{1,15}$/.test(since)) return refuse(context, REFUSALS.malformed);
    return context.json(await inboxChanges(deps, Number(since)));
  });
}

/** Accounts and sign-in have routes elsewhere; the guard comes before. */
export function addInboxRoutes(admin: Hono<StaffEnv>, deps: InboxDeps): void {
  for (const path of PATHS) admin.use(path, forPlace('inbox', REFUSALS.noLeads));
  const inTurn = createTurns();
  addListRoutes(admin, deps, inTurn);
  addCallerRoute(admin, deps);
  addPersonRoutes(admin, deps);
  addLeadRoutes(admin, deps);
  addReplyRoutes(admin, deps);
  addCallRoutes(admin, deps);
  addActionRoutes(admin, deps);
  addExportRoutes(admin, deps, inTurn);
  addOverviewRoute(admin, deps);
  addSlotsRoutes(admin, deps);
  addNoticeRoutes(admin, deps);
}
