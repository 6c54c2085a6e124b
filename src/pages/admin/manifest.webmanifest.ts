/** Name and icons of the staff area for home screens. */
import type { APIRoute } from 'astro';
import { staffManifest } from '#lib/http/staff-app.ts';
import { site } from '#site';

export const GET: APIRoute = () =>
  new Response(staffManifest(site), { headers: { 'Content-Type': 'application/manifest+json' } });
