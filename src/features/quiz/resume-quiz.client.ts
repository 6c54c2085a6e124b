/**
 * Hydrates the quiz if this tab has stored answers (features/quiz/quiz-session.store.ts), or if somebody opened a partner's link, so
 * that they show without interaction. The numbers of a link leave the address at once; the quiz reads them from the
 * tab.
 */

const quiz = document.querySelector<HTMLElement>('.quiz');
/** As in features/quiz/together.ts: a check of the page compares them. */
const FRAGMENT = '#with=';

const resume = (): void => {
  const { hash, pathname, search } = location;
  const isLink = hash.startsWith(FRAGMENT);
  let isKept = false;
  try {
    if (isLink) {
      const kept = JSON.parse(sessionStorage['quiz'] || '{}');
      const partner = hash.slice(FRAGMENT.length);
      sessionStorage['quiz'] = JSON.stringify({ ...kept, partner });
      history.replaceState(history.state, '', pathname + search);
    }
    isKept = sessionStorage['quiz'];
  } catch {
    // Storage is blocked, so nothing was stored, and the quiz reads the address.
  }
  if (!quiz || !(isKept || isLink)) return;
  quiz.dispatchEvent(new Event('hydrate'));
  // Reserves space, to avoid a layout shift.
  quiz.dataset['kept'] = '';
};

resume();

// Makes this a module, so that its names stay local.
export {};
