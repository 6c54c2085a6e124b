/**
 * Gives forms back what was typed before a reload. The awake island keeps it (`stores/draft.ts`); the key is written
 * in both places, because a module shared with an island would be a file that every visitor fetches. Who left a page
 * in a hurry gets nothing back, from us or from the browser (`behaviors/leave.ts`).
 */
function wasLeft(): unknown {
  try {
    return sessionStorage['left'];
  } catch {
    return false;
  }
}

document.querySelectorAll<HTMLFormElement>('form[method=post]').forEach((form) => {
  const draft: (boolean | string)[] | undefined = history.state?.[form.action + form.length];
  draft?.forEach((kept, index) => {
    const control = form[index] as HTMLInputElement;
    if (kept === true || kept === false) control.checked = kept;
    else control.value = kept;
  });
  const empty = (): void => {
    if (wasLeft()) form.reset();
  };
  empty();
  addEventListener('pageshow', empty);
});

// A module, so that its names are its own.
export {};
