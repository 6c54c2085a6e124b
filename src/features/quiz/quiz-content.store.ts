/** Quiz texts that pages do not contain: for the dialog, and for the card of a result. */
import type { QuizContent, TogetherContent } from './quiz.schema.ts';
import { read } from '#lib/api.store.ts';

/** The build writes these files. */
const ADDRESS = '/quiz.json';
const TOGETHER = '/quiz-together.json';

/** @throws if the network fails or the response is not the file */
export async function fetchQuiz(): Promise<QuizContent> {
  return (await read([ADDRESS])) as QuizContent;
}

/** @throws if the network fails or the response is not the file */
export async function fetchTogether(): Promise<TogetherContent> {
  return (await read([TOGETHER])) as TogetherContent;
}
