/** Says that this site honors Global Privacy Control (behaviors/consent/now.ts does). */
import type { APIRoute } from 'astro';
import { site } from '#site';

export const GET: APIRoute = () => Response.json({ gpc: true, lastUpdate: site.cookiePolicy });
