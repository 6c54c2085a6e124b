/** The phrases in a message that staff read first, for the server, which looks for them. */
import type { APIRoute } from 'astro';
import { messageWords } from '#features/safety/safety.queries.ts';

export const GET: APIRoute = async () => Response.json(await messageWords());
