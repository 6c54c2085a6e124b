/**
 * Saves form drafts across reloads, which only some browsers do: in the page's history entry, not in storage, so that
 * shared devices keep nothing (ASVS 14.3.3). The hydrated island saves; the page restores before hydration
 * (`lib/restore-draft.client.ts`), and this module restores forms that load with their script.
 */

/** Browsers limit history changes to about three per second. */
const DELAY_MS = 500;

/** By name: what was typed, or the values of what is checked. */
export type Draft = Readonly<Record<string, string | readonly string[]>>;

/** A request without a successful response. */
export interface Attempt {
  body: string;
  /** Requests with the same key count once. */
  key: string;
  failed?: boolean;
}

/**
 * Fields by name, so that a field more or less shifts nothing. Without the times for a call, which differ after a
 * reload: `features/booking/kept-time.client.ts` has the chosen one.
 */
const controlsOf = (form: HTMLFormElement): HTMLInputElement[] =>
  Array.from(form.elements as Iterable<Element> as Iterable<HTMLInputElement>).filter(
    ({ name, dataset }) => name && !dataset['day'],
  );

const keyOf = (form: HTMLFormElement): string => `${form.action} draft`;

export function draftOf(form: HTMLFormElement): Draft {
  const draft: Record<string, string | string[]> = {};
  for (const { type, name, value, checked } of controlsOf(form)) {
    if (!/radio|checkbox/.test(type)) draft[name] = value;
    else draft[name] = [draft[name] ?? [], checked ? value : []].flat();
  }
  return draft;
}

function fill(form: HTMLFormElement, draft: Draft, isWanted: (name: string) => boolean): void {
  for (const control of controlsOf(form)) {
    const kept = draft[control.name];
    if (kept === undefined || !isWanted(control.name)) continue;
    if (typeof kept === 'string') control.value = kept;
    else control.checked = kept.includes(control.value);
  }
}

/** Clears a sent form, except for changes made while sending. */
export function emptyForm(form: HTMLFormElement, sent: Draft): void {
  const now = draftOf(form);
  form.reset();
  fill(form, now, (name) => String(now[name]) !== String(sent[name]));
}

/** After a quick exit in this tab nothing is restored (`features/safety/quick-exit.client.ts`). */
export function didQuickExit(): boolean {
  try {
    return !!sessionStorage['quick-exit'];
  } catch {
    return false;
  }
}

export function restoreDraft(
  form: HTMLFormElement,
  { history }: Pick<Window, 'history'> = window,
): void {
  const draft: Draft | undefined = history.state?.[keyOf(form)];
  if (draft && !didQuickExit()) fill(form, draft, () => true);
}

/** Returns a function that stops saving. */
export function saveDrafts(
  form: HTMLFormElement,
  page: Pick<Window, 'history' | 'addEventListener' | 'removeEventListener'> = window,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const save = (): void => {
    clearTimeout(timer);
    timer = undefined;
    const { history } = page;
    history.replaceState({ ...history.state, [keyOf(form)]: draftOf(form) }, '');
  };
  const later = (): void => {
    // Added late: a page without a draft stays eligible for the back/forward cache. `pagehide` is too late for a
    // reload.
    page.addEventListener('beforeunload', save);
    clearTimeout(timer);
    timer = setTimeout(save, DELAY_MS);
  };
  form.addEventListener('input', later);
  form.addEventListener('reset', later);
  // Includes what was typed before the script loaded.
  later();
  return () => {
    // A form that unmounts after sending is already clear.
    if (timer) save();
    page.removeEventListener('beforeunload', save);
    form.removeEventListener('input', later);
    form.removeEventListener('reset', later);
  };
}

/** Across reloads, next to the drafts. */
export interface Attempts {
  /** @param path endpoint of the form */
  read: (path: string) => Attempt | undefined;
  write: (path: string, attempt: Attempt | undefined) => void;
}

/** In the history entry, under the key that `lib/restore-draft.client.ts` reads. */
export const attempts: Attempts = {
  read: (path) => history.state?.[new URL(path, location.href).href],
  write(path, attempt) {
    const { href } = new URL(path, location.href);
    history.replaceState({ ...history.state, [href]: attempt }, '');
  },
};
