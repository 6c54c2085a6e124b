/** Scheduled content to check (site-build/pages/check-scheduled.ts); not published. */
import type { APIRoute } from 'astro';
import { scheduled } from '#features/build-data/scheduled.queries.ts';

export const GET: APIRoute = async () => Response.json(await scheduled());
