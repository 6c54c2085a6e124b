/**
 * The cookie bar: its position, and its answers, which are stored at once, even offline and without the island
 * (islands/consent). What follows from a choice is `actions.ts`, loaded when the visitor chooses, has allowed
 * something, or did so in another tab. It imports nothing that an island imports: it would not be inline anymore.
 */
import { importModule } from '#lib/import-module.client.ts';
import { dataset, frame, root } from '#lib/root.client.ts';

declare const POLICY_VERSION: string;
declare const CONSENT_MODULE: string;

/** Missing in builds without trackers or embeds (features/consent/cookie-question.ts). */
const bar = document.getElementById('cookie-bar');
const panel = document.getElementById('cookie-preferences') as HTMLDialogElement;

// After the first paint, because both changes cause a layout.
requestAnimationFrame(() =>
  setTimeout(() => {
    if (!bar) return;
    // While it asks, the bar's island comes early in the tab order instead of last: in a place of its own, because a new
    // child of the body would have the browser style everything anew.
    if (dataset['consent'] === 'ask')
      document.getElementById('bar-place')?.append(bar.parentElement as HTMLElement);
    // Keeps focused elements above the bar (WCAG 2.4.11), by two properties that nothing inherits. In the next frame: it
    // changes the size of what is being measured in this one.
    let height = 0;
    new ResizeObserver(async () => {
      await frame();
      const before = height;
      height = bar.offsetHeight;
      document.body.style.paddingBottom = `${height}px`;
      root.style.scrollPaddingBottom = `calc(${height}px + 1.5rem)`;
      // After an answer, the button of the bar or panel is hidden, even if the browser still has it as active element:
      // move focus to the page. Neither it nor the body has an offset parent. Not where nothing was asked: the first Tab of
      // a page is for its skip link and for leaving quickly.
      if (before && !height && !(document.activeElement as HTMLElement).offsetParent)
        document.querySelector('main')?.focus({ preventScroll: true });
    }).observe(bar);
  }),
);

/** Stores `what` if it is an answer. Without storage, the choice applies to this page. */
export function answer(what: string): void {
  if (!/^(?:all|nec|save)/.test(what)) return;
  const kept: Record<string, boolean> = { necessary: true };
  let words = '';
  for (const { name, checked } of panel.querySelectorAll<HTMLInputElement>('[name]')) {
    kept[name] = what === 'all' || (what === 'save' && checked);
    if (kept[name] && (!('gpc' in dataset) || name === 'functional')) words += ` ${name}`;
  }
  dataset['consent'] = words.trim();
  panel.close?.();
  try {
    Object.assign(localStorage, {
      'cookie-consent': true,
      'cookie-consent-timestamp': Date.now(),
      'cookie-consent-version': POLICY_VERSION,
      // Last, because its storage event makes other tabs apply the choice.
      'cookie-preferences': JSON.stringify(kept),
    });
  } catch (error) {
    console.warn('Not stored', error);
  }
}

// A choice made in another tab, or while this page was in the back/forward cache.
function follow(isBack?: boolean): void {
  importModule<typeof import('./actions.client.ts')>(CONSENT_MODULE).then(
    ({ applyChoice }) => applyChoice(isBack),
    (error: unknown) => console.warn(error),
  );
}
addEventListener('storage', ({ key }) => {
  if (key === 'cookie-preferences' || key === 'do-not-sell') follow();
});
addEventListener('pageshow', ({ persisted }) => {
  // On load, only if something is allowed: category names are longer than `ask`.
  if (persisted || `${dataset['consent']}`[3]) follow(persisted);
});
