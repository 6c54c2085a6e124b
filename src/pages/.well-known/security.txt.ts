/** Contact for vulnerability reports; valid for a year from the build. */
import type { APIRoute } from 'astro';
import { today } from '../../lib/build-date.queries.ts';
import { securityText } from '../../lib/http/security-txt.ts';
import { site } from '#site';

export const GET: APIRoute = ({ site: origin }) =>
  new Response(securityText(origin?.origin ?? site.url, site.email, today));
