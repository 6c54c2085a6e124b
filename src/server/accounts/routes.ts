/** Mounts the staff area under `/api/admin`: open routes, then the guard, then everything else. */
import { Hono } from 'hono';
import type { RequestContext } from '../base/http/context.ts';
import { SECOND } from '../base/clock.ts';
import { errorFields } from '../base/log.ts';
import { StoreDown } from '../base/store-errors.ts';
import { NobodyWaits, QueueFull } from '../base/work-queue.ts';
import { addOwnAccountRoutes } from './account/routes.ts';
import { addAccountRoutes } from './accounts.ts';
import { REFUSALS, refuse, Refused, slowDown } from './answers.ts';
import type { StaffEnv } from './context.ts';
import { guardRequests, guardSession, limitOpen, logDenied } from './guard.ts';
import { addSecondStepRoutes } from './sign-in/second-step-routes.ts';
import { createStaffServices, type StaffDeps } from './services.ts';
import { addSignInRoutes } from './sign-in/routes.ts';

/** When to try again after too many tries of strangers at once. */
const BUSY_MS = 5 * SECOND;

export interface StaffRoutesDeps extends StaffDeps {
  addInbox: (admin: Hono<StaffEnv>) => void;
  addContent: (admin: Hono<StaffEnv>) => void;
}

export function addStaffRoutes(
  api: Hono<{ Bindings: RequestContext }>,
  deps: StaffRoutesDeps,
): void {
  const services = createStaffServices(deps);
  const { log, sessions, origins, throttle } = services;
  const admin = new Hono<StaffEnv>();

  admin.use('*', logDenied(log));
  admin.use('*', guardRequests(origins));
  admin.use('*', limitOpen(sessions, throttle));
  addSignInRoutes(admin, services);
  addSecondStepRoutes(admin, services);

  admin.use('*', guardSession(sessions));
  addOwnAccountRoutes(admin, services);
  deps.addInbox(admin);
  deps.addContent(admin);
  addAccountRoutes(admin, services);

  admin.all('*', (context) => refuse(context, REFUSALS.unknown));
  admin.onError((error, context) => {
    if (error instanceof Refused) return context.json(error.body(), error.status);
    if (error instanceof QueueFull)
      return slowDown(
        context,
        BUSY_MS,
        (time) => `Too many people sign in right now. Try again in ${time}. A passkey works now.`,
      );
    if (error instanceof NobodyWaits) return refuse(context, REFUSALS.broken);
    log.error('request.failed', { path: context.req.routePath, ...errorFields(error) });
    return refuse(context, error instanceof StoreDown ? REFUSALS.down : REFUSALS.broken);
  });
  api.route('/api/admin', admin);
}
