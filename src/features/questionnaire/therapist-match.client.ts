/**
 * Therapist matcher: the scores are computed by CSS. This makes the order of the page that on screen, for screen readers
 * and Tab, and passes the service to the contact form as a fragment, which is not sent to servers.
 */
const root = document.querySelector('[data-matching]') as HTMLElement;
const list = root.querySelector('[data-matches]') as HTMLElement;
const place = (card: Element): number => Number(getComputedStyle(card).order);

function update(): void {
  list.append(...[...list.children].sort((a, b) => place(a) - place(b)));
  const { service } =
    [...root.querySelectorAll<HTMLElement>('[data-service]:checked')].pop()?.dataset ?? {};
  for (const link of list.querySelectorAll<HTMLAnchorElement>('[data-ask]'))
    link.hash = `service=${service ?? ''}&with=${link.dataset['ask']}`;
}

root.addEventListener('change', update);
// The reset event fires before the form is reset.
root.addEventListener('reset', () => setTimeout(update));
// After the answers are restored on reload or back navigation (`steps.client.ts`).
addEventListener('pageshow', update);

// Makes this a module, so that its names stay local.
export {};
