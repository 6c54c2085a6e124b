/**
 * What was typed into a form outlives a reload, where only some browsers see to it themselves. It is kept in the
 * history entry of the page, as long as Back leads here, and in no storage: a shared phone tells nobody (ASVS 14.3.3).
 * The awake island keeps it; the page gives it back before any island wakes (`behaviors/draft.ts`).
 */

/** Milliseconds after the last key; browsers allow about three writes a second. */
const PAUSE = 500;

/** Ticked or not, or the text, of every control in order. */
function draftOf(form: HTMLFormElement): (boolean | string)[] {
  return Array.from(form.elements as Iterable<Element> as Iterable<HTMLInputElement>, (control) =>
    /radio|checkbox/.test(control.type) ? control.checked : (control.value ?? ''),
  );
}

/** Keeps the draft of a form from now on; returns a function that stops it. */
export function keepDraft(
  form: HTMLFormElement,
  page: Pick<Window, 'history' | 'addEventListener' | 'removeEventListener'> = window,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const save = (): void => {
    const { history } = page;
    // A form that is rebuilt meanwhile has another length, and so starts without a draft.
    history.replaceState({ ...history.state, [form.action + form.length]: draftOf(form) }, '');
  };
  const later = (): void => {
    // Only now: a page without a draft is free to go to the back/forward cache. `pagehide` is too late for a reload.
    page.addEventListener('beforeunload', save);
    clearTimeout(timer);
    timer = setTimeout(save, PAUSE);
  };
  form.addEventListener('input', later);
  form.addEventListener('reset', later);
  // What was typed before the script arrived counts too.
  later();
  return () => {
    clearTimeout(timer);
    page.removeEventListener('beforeunload', save);
    form.removeEventListener('input', later);
    form.removeEventListener('reset', later);
  };
}
