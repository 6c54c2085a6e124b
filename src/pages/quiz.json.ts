/** Quiz texts for the quiz dialog, so that pages with the dialog do not contain them. */
import type { APIRoute } from 'astro';
import { quiz } from '#features/quiz/quiz.queries.ts';

export const GET: APIRoute = async () => Response.json(await quiz());
