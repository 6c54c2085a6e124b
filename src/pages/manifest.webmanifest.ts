/** Name and icons for home screens. */
import type { APIRoute } from 'astro';
import { webManifest } from '#lib/http/web-manifest.ts';
import { site } from '#site';

export const GET: APIRoute = () =>
  new Response(webManifest(site), { headers: { 'Content-Type': 'application/manifest+json' } });
