/**
 * Hydrates the quiz if this tab has stored answers (stores/quiz-session.ts), so that they show
 * without interaction.
 */

try {
  const quiz = document.querySelector<HTMLElement>('.quiz');
  if (sessionStorage['quiz'] && quiz) {
    quiz.dispatchEvent(new Event('hydrate'));
    // Reserves space, to avoid a layout shift.
    quiz.dataset['kept'] = '';
  }
} catch {
  // Storage is blocked, so nothing was stored.
}

// Makes this a module, so that its names stay local.
export {};
