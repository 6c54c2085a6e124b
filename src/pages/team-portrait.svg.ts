/** The team behind one sofa; empty where the portraits cannot be composed, and then nothing shows it. */
import type { APIRoute } from 'astro';
import { teamPortrait } from '#features/people/portraits.queries.ts';
import sofa from '#ui/drawings/components/sofa.svg?raw';

export const GET: APIRoute = async () => new Response((await teamPortrait(sofa)) ?? sofa);
