/** The words of the quiz for pages that do not carry them: fetched when somebody opens the lightbox. */
import type { QuizContent } from '#domain/quiz-content.ts';

/** Where the build puts them. */
const ADDRESS = '/quiz.json';

/** @throws when the network fails or the answer is not the file */
export async function fetchQuiz(get: typeof fetch = fetch): Promise<QuizContent> {
  const response = await get(ADDRESS);
  if (!response.ok) throw new Error(`${ADDRESS} answered ${response.status}`);
  return (await response.json()) as QuizContent;
}
