/**
 * Gives forms back what was typed before a reload. The awake island keeps it (`stores/draft.ts`); the key is written
 * in both places, because a module shared with an island would be a file that every visitor fetches.
 */
document.querySelectorAll<HTMLFormElement>('form[method=post]').forEach((form) => {
  const draft = history.state?.[form.action + form.length] as (boolean | string)[] | undefined;
  draft?.forEach((kept, index) => {
    const control = form[index] as HTMLInputElement;
    if (kept === true || kept === false) control.checked = kept;
    else control.value = kept;
  });
});
