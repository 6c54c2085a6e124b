/**
 * What the therapist finder needs a script for: the style rules have already done the sum. Answers go to the page of
 * matches as digits in the fragment, which no server sees, and leave the address as soon as they have arrived.
 */
const root = document.querySelector('[data-matching]') as HTMLElement;
const list = root.querySelector('[data-matches]') as HTMLElement;
const best = root.querySelector('[data-best]') as HTMLElement;
const show = root.querySelector<HTMLAnchorElement>('[data-show]');
const questions = Array.from(root.querySelectorAll('fieldset'), (question) => [
  ...question.querySelectorAll('input'),
]);

const place = (card: Element): number => Number(getComputedStyle(card).order);

function settle(): void {
  // The same order for those who listen or tab as for those who look.
  const cards = [...list.children].sort((a, b) => place(a) - place(b));
  list.append(...cards);
  const links = [...list.querySelectorAll<HTMLAnchorElement>('[data-ask]')];
  const leads = place(list.children[0] as Element) < 0;
  best.textContent = leads ? `${links[0]?.dataset['ask']} fits best.` : '';
  const service = [...root.querySelectorAll<HTMLElement>('[data-service]:checked')].at(-1);
  for (const link of links) {
    link.hash = `service=${service?.dataset['service']}&with=${link.dataset['ask']}`;
  }
  const digits = questions.map((answers) => answers.findIndex(({ checked }) => checked) + 1);
  if (show) show.hash = digits.join('');
}

const [, came] = /^#(\d{5})$/.exec(location.hash) ?? [];
if (came) {
  // Where the frame then jumps to (hash.ts).
  location.replace('#matches');
  for (const [at, digit] of [...came].entries()) {
    const answer = questions[at]?.[Number(digit) - 1];
    if (answer) answer.checked = true;
  }
}
root.addEventListener('change', settle);
// A form is reset after its event.
root.addEventListener('reset', () => setTimeout(settle));
// After the browser has given back what was ticked before a reload or a way back.
addEventListener('pageshow', settle);

// A module, so that its names are its own.
export {};
