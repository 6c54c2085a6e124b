/** The words of the quiz as data, for the lightbox: pages that may open it do not carry them. */
import type { APIRoute } from 'astro';
import { quiz } from '#collections/tools.ts';

export const GET: APIRoute = async () => Response.json(await quiz());
