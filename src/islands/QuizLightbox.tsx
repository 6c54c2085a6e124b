/**
 * The quiz inside the lightbox of the banner (R105, R194). On the server and until words and looks are here: the strands,
 * and a way to the page of the quiz for when they never come.
 */
import { type JSX, useEffect, useState } from 'react';
import { preload } from 'react-dom';
import type { QuizContent } from '#domain/quiz-content.ts';
import { fetchQuiz } from '#stores/quiz-content.ts';
import { Loading } from '#ui/Loading.tsx';
import { Quiz } from './Quiz.tsx';
import looks from './quiz/quiz.css?url&no-inline';

/** Asked for at once, while React itself is still on its way. */
const words = import.meta.env.SSR ? undefined : fetchQuiz();
if (words) {
  // Read again below, where a failure is answered.
  words.catch(() => undefined);
  preload(looks, { as: 'style' });
}

export function QuizLightbox(): JSX.Element {
  const [content, setContent] = useState<QuizContent>();
  const [isLost, setLost] = useState(false);
  useEffect(() => {
    words?.then(setContent, () => setLost(true));
  }, []);
  if (content) {
    return (
      <>
        <link rel="stylesheet" href={looks} precedence="quiz" />
        <Quiz content={content} place="lightbox" />
      </>
    );
  }
  return (
    // biome-ignore lint/a11y/noAutofocus: in a dialog somebody opened; taking the focus there wakes the island.
    <div className="quiz-wait" tabIndex={-1} autoFocus>
      {isLost ? <p role="alert">The quiz did not load.</p> : <Loading />}
      <a href="/quiz">Open it on its own page</a>
    </div>
  );
}
