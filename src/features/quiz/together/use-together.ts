/**
 * Loads what a result with a card needs, when the quiz starts: views, drawing and texts. Without them
 * the result is shown in words and bars, as without JavaScript.
 */
import { useEffect, useState } from 'react';
import type { CardResult } from './CardResult.tsx';
import type { Landing } from './Landing.tsx';
import type { TogetherContent } from '../quiz.schema.ts';
import { fetchTogether } from '../quiz-content.store.ts';

interface Views {
  CardResult: typeof CardResult;
  Landing: typeof Landing;
}

export interface TogetherParts extends Views {
  content: TogetherContent;
}

/** Milliseconds that a finished result waits for its picture. */
const PATIENCE_MS = 4000;

let loading: Promise<TogetherParts> | undefined;

function load(): Promise<TogetherParts> {
  loading ??= Promise.all([
    import('./CardResult.tsx'),
    import('./Landing.tsx'),
    fetchTogether(),
  ]).then(([{ CardResult }, { Landing }, content]) => ({ CardResult, Landing, content }));
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}

/**
 * The parts; `undefined` while they load, `null` if they do not come.
 * @param isWanted whether the quiz has started
 * @param isNeeded whether somebody is waiting for them
 */
export function useTogether(
  isWanted: boolean,
  isNeeded: boolean,
): TogetherParts | null | undefined {
  const [parts, setParts] = useState<TogetherParts | null>();
  useEffect(() => {
    if (isWanted && parts === undefined)
      load().then(
        (loaded) => setParts((known) => (known === null ? known : loaded)),
        () => setParts(null),
      );
  }, [isWanted, parts]);
  useEffect(() => {
    if (!isNeeded || parts !== undefined) return undefined;
    const timer = setTimeout(() => setParts(null), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [isNeeded, parts]);
  return parts;
}
