/** Letters that staff send from a request, for the sheet that fills them in. */
import type { APIRoute } from 'astro';
import { letters } from '#features/build-data/letters.queries.ts';

export const GET: APIRoute = async () => Response.json(await letters());
