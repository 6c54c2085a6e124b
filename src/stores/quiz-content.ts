/** Quiz texts for pages that do not contain them: loaded when the dialog opens. */
import type { QuizContent } from '#domain/quiz/content.ts';
import { read } from './api.ts';

/** Path of the file that the build writes. */
const ADDRESS = '/quiz.json';

/** @throws if the network fails or the response is not the file */
export async function fetchQuiz(): Promise<QuizContent> {
  return (await read([ADDRESS])) as QuizContent;
}
