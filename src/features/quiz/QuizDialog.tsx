/**
 * The quiz in the banner's dialog (R105, R194). Server-rendered, and until everything has loaded: a
 * loading animation and a link to the quiz page.
 */
// Import react-dom here so it loads in parallel, one round trip earlier.
import 'react-dom';
import { type JSX, useEffect, useState } from 'react';
import type { QuizContent } from './quiz.schema.ts';
import { fetchQuiz } from './quiz-content.store.ts';
import { ActionButton } from '#ui/Button.tsx';
import { Loading } from '#ui/Loading.tsx';
import type { Quiz as QuizIsland } from './Quiz.tsx';
import stylesheet from '#styles/late.css?url&no-inline';

interface Parts {
  Quiz: typeof QuizIsland;
  content: QuizContent;
}

/** Loads all parts while React is still loading: one round trip instead of three. */
async function fetchParts(): Promise<Parts> {
  // By hand: React's `preload` does nothing before react-dom has loaded.
  document.head.append(
    Object.assign(document.createElement('link'), {
      rel: 'preload',
      as: 'style',
      href: stylesheet,
    }),
  );
  const [content, { Quiz }] = await Promise.all([fetchQuiz(), import('./Quiz.tsx')]);
  return { Quiz, content };
}
let fetching = import.meta.env.SSR ? undefined : fetchParts();
// Errors are handled below, where the promise is read again.
fetching?.catch(() => undefined);

export function QuizDialog(): JSX.Element {
  const [parts, setParts] = useState<Parts>();
  const [isLost, setLost] = useState(false);
  const wait = (): void => {
    fetching?.then(setParts, () => setLost(true));
  };
  useEffect(wait, []);
  const retry = (): void => {
    setLost(false);
    fetching = fetchParts();
    wait();
  };
  if (parts) {
    return (
      <div className="late-styles">
        <link rel="stylesheet" href={stylesheet} precedence="late" />
        <parts.Quiz content={parts.content} place="lightbox" />
      </div>
    );
  }
  return (
    // biome-ignore lint/a11y/noAutofocus: moving focus into an opened dialog hydrates the island.
    <div className="quiz-wait" tabIndex={-1} autoFocus data-renewable>
      {isLost ? <p role="alert">The quiz did not load.</p> : <Loading />}
      {isLost && (
        <ActionButton look="ink" onClick={retry}>
          Try again
        </ActionButton>
      )}
      <a href="/quiz">Open it on its own page</a>
    </div>
  );
}
