/**
 * A questionnaire on a card, one question at a time. Without this script all questions are shown, and CSS computes the
 * result (`questionnaire-css.ts`). Reload, and coming back to the page, find answers and place in its history entry;
 * nothing else is stored. There is one entry, however many questions were answered: “Leave quickly” can replace only the
 * one it is pressed on.
 */
interface Kept {
  /** Index of the shown question; their number: the result. */
  at: number;
  /** Whether each radio button is checked. */
  answers: boolean[];
}

/** How long a tapped answer is seen before the next question. */
const PAUSE_MS = 200;

const form = document.querySelector('[data-steps]') as HTMLFormElement;
const questions = [...form.querySelectorAll('fieldset')];
const radios = [...form.querySelectorAll('input')];
const part = (name: string): HTMLElement => form.querySelector(`[data-${name}]`) as HTMLElement;
const result = part('result');
/** Not where questions may be skipped. */
const missing = form.querySelector<HTMLElement>('[data-missing]');
const back = part('back');
const next = part('next');
const last = questions.length - 1;
const isAnswered = (at: number): boolean => Boolean(questions[at]?.querySelector(':checked'));
let at = 0;
let tapped: ReturnType<typeof setTimeout>;

function show(): void {
  const isDone = at > last;
  for (const [index, question] of questions.entries()) question.hidden = index !== at;
  result.hidden = !isDone;
  next.hidden = isDone;
  form.toggleAttribute('data-finished', isDone);
  back.hidden = at === 0;
  const word = missing || isAnswered(at) ? 'next' : 'skip';
  // Words that are on the page from the start stay as a browser has translated them.
  for (const label of next.children as HTMLCollectionOf<HTMLElement>)
    label.hidden = label.dataset['word'] !== (at === last ? 'last' : word);
  if (missing) missing.hidden = true;
}

function keep(): void {
  const steps: Kept = { at, answers: radios.map(({ checked }) => checked) };
  history.replaceState({ ...history.state, steps }, '');
}

/** Also moves the focus, for screen readers and keyboards. */
function go(to: number): void {
  clearTimeout(tapped);
  at = to;
  show();
  keep();
  (questions[at]?.querySelector('legend') ?? part('arrive')).focus();
  // All answers, if there is room for them.
  form.scrollIntoView({ block: 'nearest' });
}

function forward(): void {
  if (missing && !isAnswered(at)) {
    missing.hidden = false;
    questions[at]?.querySelector('input')?.focus();
  } else {
    go(at + 1);
  }
}

back.addEventListener('click', () => go(at - 1));
// Enter on an answer submits, too.
form.addEventListener('submit', (event) => {
  event.preventDefault();
  forward();
});
// A tap on an answer goes on. Arrow keys only choose: their clicks have no `detail`.
form.addEventListener('click', ({ target, detail }) => {
  if (!detail || !(target as Element).closest('label')) return;
  clearTimeout(tapped);
  tapped = setTimeout(forward, PAUSE_MS);
});
form.addEventListener('change', () => {
  show();
  keep();
});
form.addEventListener('reset', () =>
  // The event comes before the form is empty.
  setTimeout(() => go(0)),
);
/** After the browser has restored what it restores itself. */
addEventListener('pageshow', () => {
  const kept: Kept | undefined = history.state?.steps;
  // Without, an answer may have been given before this script was here.
  if (kept) {
    for (const [index, radio] of radios.entries()) radio.checked = kept.answers[index] ?? false;
    at = kept.at;
  }
  show();
});
form.dataset['stepped'] = '';

// Makes this a module, so that its names stay local.
export {};
