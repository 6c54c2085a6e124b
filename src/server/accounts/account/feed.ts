/** The private address of booked calls for one's own calendar: shown once, and ended by a new one. */
import type { Hono } from 'hono';
import { FEED_FOLDER, type NewFeed } from '#staff/contract/own-account.ts';
import { site } from '#site';
import { REFUSALS, refuse } from '../answers.ts';
import type { StaffEnv } from '../context.ts';
import { forConfirmed, forPlace } from '../guard.ts';
import type { StaffServices } from '../services.ts';
import { tokenDigest, newToken } from '../tokens.ts';

export function addFeedRoutes(admin: Hono<StaffEnv>, services: StaffServices): void {
  const { logged, clock, entry, origins } = services;
  // A calendar keeps it for years, without a password.
  admin.post('/account/calendar', forPlace('slots'), forConfirmed, async (context) => {
    const user = context.get('user');
    const token = newToken();
    await logged(
      (inside) => inside.staff.feeds.set(user.id, tokenDigest(token), clock.now()),
      () => [entry.line(context, user, 'calendar.made')],
    );
    const [origin = site.url] = origins;
    return context.json<NewFeed>({ address: `${origin}${FEED_FOLDER}${token}.ics` }, 201);
  });

  admin.delete('/account/calendar', async (context) => {
    const user = context.get('user');
    const isEnded = await logged(
      (inside) => inside.staff.feeds.end(user.id),
      (done) => (done ? [entry.line(context, user, 'calendar.ended')] : []),
    );
    return isEnded ? context.json({ ok: true }) : refuse(context, REFUSALS.unknown);
  });
}
