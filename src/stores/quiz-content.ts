/** The words of the quiz for pages that do not carry them: fetched when somebody opens the lightbox. */
import type { QuizContent } from '#domain/quiz-content.ts';
import { read } from './api.ts';

/** Where the build puts them. */
const ADDRESS = '/quiz.json';

/** @throws when the network fails or the answer is not the file */
export async function fetchQuiz(): Promise<QuizContent> {
  return (await read([ADDRESS])) as QuizContent;
}
