/**
 * Restores form drafts after a reload. `lib/draft.store.ts` saves them in the hydrated island; how fields are named is
 * duplicated here, because a module shared with an island would be a file that every visitor loads. After a quick exit
 * (`features/safety/quick-exit.client.ts`), drafts are not restored, and the browser's own restoration is undone.
 */
const state = history.state ?? {};

for (const form of document.forms) {
  const draft: Record<string, string | string[]> = state[`${form.action} draft`] ?? {};
  for (const control of form as Iterable<Element> as Iterable<HTMLInputElement>) {
    const kept = draft[control.name];
    if (typeof kept === 'string') control.value = kept;
    else if (kept) control.checked = kept.includes(control.value);
  }
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
