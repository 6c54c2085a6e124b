/** Gives forms back what was typed before a reload; the islands keep it while they are awake. */
import { type Draft, draftKey } from '#stores/draft.ts';

document.querySelectorAll<HTMLFormElement>('form[method=post]').forEach((form) => {
  const draft = history.state?.[draftKey(form)] as Draft | undefined;
  draft?.forEach((kept, index) => {
    const control = form[index] as HTMLInputElement;
    if (kept === true || kept === false) control.checked = kept;
    else control.value = kept;
  });
});
