/**
 * Therapist matcher: the scores are computed by CSS. Answers go to the results page as digits in the fragment, which is
 * not sent to servers, and are removed from the URL on arrival.
 */
const root = document.querySelector('[data-matching]') as HTMLElement;
const list = root.querySelector('[data-matches]') as HTMLElement;
const best = root.querySelector('[data-best]') as HTMLElement;
const show = root.querySelector<HTMLAnchorElement>('[data-show]');
const questions = Array.from(root.querySelectorAll('fieldset'), (question) => [
  ...question.querySelectorAll('input'),
]);

const place = (card: Element): number => Number(getComputedStyle(card).order);

function update(): void {
  // Makes the DOM order equal the visual order, for screen readers and Tab.
  const cards = [...list.children].sort((a, b) => place(a) - place(b));
  list.append(...cards);
  const links = [...list.querySelectorAll<HTMLAnchorElement>('[data-ask]')];
  const hasBest = place(list.children[0] as Element) < 0;
  // The link text names an associate's supervisor (D44).
  const name = links[0]?.textContent.trim().replace('Ask for ', '');
  best.textContent = hasBest ? `${name} fits best.` : '';
  const service = [...root.querySelectorAll<HTMLElement>('[data-service]:checked')].pop();
  for (const link of links) {
    link.hash = `service=${service?.dataset['service']}&with=${link.dataset['ask']}`;
  }
  const chosen = questions.map((answers) => answers.findIndex(({ checked }) => checked) + 1);
  if (show) show.hash = chosen.join('');
}

const [, digits] = /^#(\d{5})$/.exec(location.hash) ?? [];
if (digits) {
  // Then anchor-scroll.ts scrolls to the results.
  location.replace('#matches');
  for (const [at, digit] of [...digits].entries()) {
    const answer = questions[at]?.[Number(digit) - 1];
    if (answer) answer.checked = true;
  }
}
root.addEventListener('change', update);
// The reset event fires before the form is reset.
root.addEventListener('reset', () => setTimeout(update));
// After the browser has restored ticked boxes on reload or back navigation.
addEventListener('pageshow', update);

// Makes this a module, so that its names stay local.
export {};
