/**
 * The quiz inside the lightbox of the banner (R105, R194). On the server and until quiz, words and looks are here: the
 * strands, and a way to the page of the quiz for when they never come.
 */
// The renderer needs it: named here, it comes one way to the server earlier.
import 'react-dom';
import { type JSX, useEffect, useState } from 'react';
import type { QuizContent } from '#domain/quiz-content.ts';
import { fetchQuiz } from '#stores/quiz-content.ts';
import { Loading } from '#ui/Loading.tsx';
import type { Quiz as QuizIsland } from './Quiz.tsx';
import looks from './quiz/quiz.css?url&no-inline';

interface Parts {
  Quiz: typeof QuizIsland;
  content: QuizContent;
}

/** All at once, while React itself is still on its way: one way to the server instead of three. */
async function fetchParts(): Promise<Parts> {
  // By hand: React's own `preload` does nothing before its renderer is here.
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'preload', as: 'style', href: looks }),
  );
  const [content, { Quiz }] = await Promise.all([fetchQuiz(), import('./Quiz.tsx')]);
  return { Quiz, content };
}
const fetching = import.meta.env.SSR ? undefined : fetchParts();
// A failure is answered below, where the same promise is read again.
fetching?.catch(() => undefined);

export function QuizLightbox(): JSX.Element {
  const [parts, setParts] = useState<Parts>();
  const [isLost, setLost] = useState(false);
  useEffect(() => {
    fetching?.then(setParts, () => setLost(true));
  }, []);
  if (parts) {
    return (
      <>
        <link rel="stylesheet" href={looks} precedence="quiz" />
        <parts.Quiz content={parts.content} place="lightbox" />
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
