/** Declares support for Global Privacy Control (features/consent/bootstrap.client.ts). */
import type { APIRoute } from 'astro';
import { site } from '#site';

export const GET: APIRoute = () => Response.json({ gpc: true, lastUpdate: site.cookiePolicy });
