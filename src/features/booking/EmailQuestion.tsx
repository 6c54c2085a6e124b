/**
 * Suggests a correction for a mistyped address, and never blocks sending. Loaded when the field first loses focus
 * ({@link EmailField}): the first touch of a form has no bytes for it.
 */
import { type JSX, useEffect, useRef, useState } from 'react';
import { meantAddress } from '#lib/email-question.ts';
import { SPANISH_EMAIL_QUESTION } from '#lib/form-words.es.ts';
import type { Language } from '#lib/language.ts';

/** How long nothing was typed before it asks. */
const WAIT_MS = 500;

/** By language of the page: here, because forms would load the words with their first touch. */
const TEXTS: Readonly<Record<Language, string>> = {
  en: 'Did you mean #?',
  es: SPANISH_EMAIL_QUESTION,
};
const isKnown = (language: string): language is Language => Object.hasOwn(TEXTS, language);

export function EmailQuestion({ field }: { field: HTMLInputElement }): JSX.Element {
  const [meant, setMeant] = useState<string>();
  const language = document.documentElement.lang.slice(0, 2);
  const text = isKnown(language) ? TEXTS[language] : '#?';
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    // A moment later: the question moves what is below it, and leaving the field may be a click there.
    const look = (): void => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setMeant(meantAddress(field.value)), WAIT_MS);
    };
    const stops = new AbortController();
    for (const type of ['input', 'blur'])
      field.addEventListener(type, look, { signal: stops.signal });
    field.form?.addEventListener('reset', look, { signal: stops.signal });
    look();
    return () => {
      clearTimeout(timer.current);
      stops.abort();
    };
  }, [field]);
  const take = (): void => {
    field.value = meant ?? '';
    setMeant(undefined);
    field.focus();
    // For the draft.
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
  // Like `LiveRegion` of `FormCard.tsx`, which would become a separate file (email-question.ts has the bytes).
  return (
    <div className="empty:absolute" role="status">
      {meant && (
        <button
          className="min-h-tap border-0 bg-transparent p-0 text-left font-semibold underline"
          type="button"
          onClick={take}
        >
          {text.replace('#', () => meant)}
        </button>
      )}
    </div>
  );
}
