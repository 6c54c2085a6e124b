/** Wakes the quiz where this tab has kept answers (stores/quiz-session.ts): they are shown again without a touch. */

/** Storage may be forbidden; then nothing was kept. */
function isKept(): boolean {
  try {
    return !!sessionStorage['quiz'];
  } catch {
    return false;
  }
}

if (isKept()) document.querySelector('.quiz')?.dispatchEvent(new Event('wake'));
