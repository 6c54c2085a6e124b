/** Whom to tell about a weakness; valid for a year from the build. */
import type { APIRoute } from 'astro';
import { securityText } from '#domain/security-text.ts';
import { site } from '#site';

declare const BUILD_DAY: string;

export const GET: APIRoute = ({ site: origin }) =>
  new Response(securityText(origin?.origin ?? site.url, site.email, BUILD_DAY));
