/** Texts of the quiz's card and of taking it together, which load when somebody starts it. */
import type { APIRoute } from 'astro';
import { quizTogether } from '#features/quiz/quiz.queries.ts';

export const GET: APIRoute = async () => Response.json(await quizTogether());
