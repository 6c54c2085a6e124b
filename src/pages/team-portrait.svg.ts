/** The team behind one sofa; empty where the portraits cannot be composed, and then nothing shows it. */
import type { APIRoute } from 'astro';
import { teamPortrait } from '#collections/portraits.ts';
import sofa from '#sections/art/lines/sofa.svg?raw';

export const GET: APIRoute = async () => new Response((await teamPortrait(sofa)) ?? sofa);
