/** Crawler rules and the sitemap's URL. */
import type { APIRoute } from 'astro';
import { robotsText } from '#lib/http/robots-txt.ts';
import { site } from '#site';

export const GET: APIRoute = ({ site: origin }) =>
  new Response(robotsText(origin?.origin ?? site.url));
