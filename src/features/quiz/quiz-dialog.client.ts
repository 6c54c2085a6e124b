/** Opens the quiz dialog (R105); the link's URL serves new tabs and browsers without scripts. */

// Globals by element id: the shortest code, and the home page has a byte budget.
declare const takeQuiz: HTMLAnchorElement;
declare const quizBox: HTMLDialogElement;

takeQuiz.onclick = (event) => {
  // With a modifier key, the browser opens a tab or window, or downloads.
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  // First: browsers without dialogs throw here and follow the link. Focus inside hydrates the island.
  quizBox.showModal();
  event.preventDefault();
};
