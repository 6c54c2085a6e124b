/** The rules for free calls, for the server, which offers and holds the times. */
import type { APIRoute } from 'astro';
import { freeCalls } from '#features/booking/booking.queries.ts';

export const GET: APIRoute = async () => Response.json((await freeCalls()) ?? null);
