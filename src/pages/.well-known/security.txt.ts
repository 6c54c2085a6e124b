/** Contact for vulnerability reports; valid for a year from the build. */
import type { APIRoute } from 'astro';
import { today } from '#collections/build-date.ts';
import { securityText } from '#domain/http/security-txt.ts';
import { site } from '#site';

export const GET: APIRoute = ({ site: origin }) =>
  new Response(securityText(origin?.origin ?? site.url, site.email, today));
