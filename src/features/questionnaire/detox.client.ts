/**
 * The digital detox quiz, one question at a time. Without this script all questions are shown, and CSS shows the result
 * (`questionnaire-css.ts`). Reload and Back find the answers in the history entry; nothing else is stored. The
 * place among the questions follows from them.
 */
const form = document.querySelector('[data-detox]') as HTMLFormElement;
const questions = [...form.querySelectorAll('fieldset')];
const segments = [...form.querySelectorAll<HTMLElement>('[data-progress]')];
const part = (name: string): HTMLElement => form.querySelector(`[data-${name}]`) as HTMLElement;
const result = part('result');
const missing = part('missing');
const back = part('back');
const next = part('next');
const isAnswered = (question: Element): boolean => Boolean(question.querySelector(':checked'));
/** Index of the shown question; their number: the result. */
let at = 0;

function show(): void {
  const isDone = at === questions.length;
  for (const [index, question] of questions.entries()) {
    question.hidden = index !== at;
    segments[index]?.toggleAttribute('data-answered', index < at);
  }
  result.hidden = !isDone;
  next.hidden = isDone;
  form.toggleAttribute('data-finished', isDone);
  back.hidden = at === 0;
  next.textContent = at === questions.length - 1 ? 'Show my result' : 'Next';
  missing.textContent = '';
}

/** Also moves the focus, for screen readers and keyboards. */
function go(to: number): void {
  at = to;
  show();
  const target = questions[at]?.querySelector('legend') ?? result;
  target.focus({ preventScroll: true });
  if (form.getBoundingClientRect().top < 0) form.scrollIntoView();
}

function forward(): void {
  const question = questions[at];
  if (question && !isAnswered(question)) {
    missing.textContent = 'Choose the answer that comes closest.';
    question.querySelector('input')?.focus();
  } else {
    go(at + 1);
  }
}

form.dataset['stepped'] = '';
back.addEventListener('click', () => go(at - 1));
// Enter on an answer submits, too.
form.addEventListener('submit', (event) => {
  event.preventDefault();
  forward();
});
const radios = [...form.querySelectorAll('input')];
function keep(): void {
  const detox = radios.map(({ checked }) => checked);
  history.replaceState({ ...history.state, detox }, '');
}
form.addEventListener('change', () => {
  missing.textContent = '';
  keep();
});
form.addEventListener('reset', () =>
  // The event comes before the form is empty.
  setTimeout(() => {
    keep();
    go(0);
  }),
);
/** After the browser has restored what it restores itself. */
addEventListener('pageshow', () => {
  const kept: boolean[] | undefined = history.state?.detox;
  for (const [index, radio] of radios.entries()) radio.checked = kept?.[index] ?? false;
  const open = questions.findIndex((question) => !isAnswered(question));
  at = open < 0 ? questions.length : open;
  show();
});

// Makes this a module, so that its names stay local.
export {};
