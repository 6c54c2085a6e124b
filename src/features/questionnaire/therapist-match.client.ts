/**
 * Therapist matcher: the scores are computed by CSS. This makes the order of the page that on screen, for screen readers
 * and Tab, with the first three in view and the others in a list that opens, and passes the service to the contact form as a
 * fragment, which is not sent to servers.
 */
const all = <T extends HTMLElement>(selector: string): T[] => [
  ...document.querySelectorAll<T>(selector),
];
const lists = all('[data-matches]');
const place = (card: Element): number => Number(getComputedStyle(card).order);

function update(): void {
  for (const [at, card] of all('[data-therapist]')
    .sort((a, b) => place(a) - place(b))
    .entries())
    lists[at < 3 ? 0 : lists.length - 1]?.append(card);
  const { service } = all('[data-service]:checked').pop()?.dataset ?? {};
  for (const link of all<HTMLAnchorElement>('[data-ask]'))
    link.hash = `service=${service ?? ''}&with=${link.dataset['ask']}`;
}

addEventListener('change', update);
// The reset event fires before the form is reset.
addEventListener('reset', () => setTimeout(update));
// After the answers are restored on reload or back navigation (`steps.client.ts`).
addEventListener('pageshow', update);

// Makes this a module, so that its names stay local.
export {};
