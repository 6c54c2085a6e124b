/**
 * Keeps what was typed into a form through a reload, where only some browsers do it themselves. It lives in the
 * history entry of this page, as long as Back leads here, and in no storage: a shared phone tells nobody (ASVS 14.3.3).
 */

/** Milliseconds after the last key; browsers allow about three writes a second. */
const PAUSE = 500;

type Draft = Record<string, FormDataEntryValue>;

function keep(form: HTMLFormElement): void {
  const draft = history.state?.[form.action] as Draft | undefined;
  for (const control of form.elements as Iterable<HTMLElement> as Iterable<HTMLInputElement>) {
    const value = draft?.[control.name];
    if (typeof value !== 'string') continue;
    if (/radio|checkbox/.test(control.type)) control.checked = value === control.value;
    else control.value = value;
  }
  const save = (): void => {
    const typed = Object.fromEntries(new FormData(form));
    history.replaceState({ ...history.state, [form.action]: typed }, '');
  };
  let timer = 0;
  const later = (): void => {
    // Only now: a page without a draft should be free to go to the back/forward cache. `pagehide` is too late.
    addEventListener('beforeunload', save);
    clearTimeout(timer);
    timer = window.setTimeout(save, PAUSE);
  };
  form.addEventListener('input', later);
  form.addEventListener('reset', later);
}

document.querySelectorAll<HTMLFormElement>('form[method=post]').forEach(keep);
