/**
 * Restores form drafts after a reload. `lib/draft.store.ts` saves them in the hydrated island; the key is duplicated here,
 * because a module shared with an island would be a file that every visitor loads. After a quick exit
 * (`features/safety/quick-exit.client.ts`), drafts are not restored, and the browser's own restoration is undone.
 */
const state = history.state ?? {};

for (const form of document.forms) {
  const draft: (boolean | string)[] | undefined = state[form.action + form.length];
  draft?.forEach((kept, index) => {
    const control = form[index] as HTMLInputElement;
    if (typeof kept === 'string') control.value = kept;
    else control.checked = kept;
  });
  const empty = (): void => {
    try {
      if (sessionStorage['quick-exit']) form.reset();
    } catch {
      // Storage is blocked, so there was no quick exit to remember.
    }
  };
  empty();
  addEventListener('pageshow', empty);
  // A request without an answer: the island shows its state.
  if (state[form.action]) form.dispatchEvent(new Event('hydrate'));
}

// Makes this a module, so that its names stay local.
export {};
