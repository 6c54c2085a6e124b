/** Hides the next free calls of a page that was built before they were over (`features/booking/NextCalls.astro`). */
const calls = document.querySelector('[data-until]') as HTMLElement;
calls.hidden = Number(calls.dataset['until']) < Date.now();

// Makes this a module, so that its names stay local.
export {};
