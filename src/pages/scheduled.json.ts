/** Scheduled content to check (build/pages/check-scheduled.ts); not published. */
import type { APIRoute } from 'astro';
import { scheduled } from '#collections/build-data/scheduled.ts';

export const GET: APIRoute = async () => Response.json(await scheduled());
