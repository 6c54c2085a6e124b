/**
 * Islands are server-rendered without their script. The first interaction hydrates them; clicks and submits that need
 * the script are held and replayed once React listens. THINK TWICE BEFORE ADDING: inlined into every page that uses a
 * directive; max. 1 kB (tested).
 */

/** Never rejects: after a failed download it resolves to a no-op function. */
export type Load = () => Promise<() => Promise<void> | void>;

/** Wait for the script; then held events run natively. */
const TIMEOUT_MS = 8000;

/**
 * Watches one island until it is hydrated. Held events: clicks on plain `type="button"` buttons without a native
 * command, `submit`, and the validation bubbles of a submit; never checkboxes, labels, links or summaries. Nothing
 * inside `data-native`, which a page script handles, hydrates the island. While an event is held, the island has
 * `aria-busy="true"`. A form needs a submit button.
 */
export function hydrateOnInteraction(load: Load, island: HTMLElement): void {
  /** Buttons to click on replay, each once, in order of use; cleared on replay. */
  let held: Set<HTMLElement> | 0 = new Set();
  let pressed: HTMLElement | null | 0;
  let isHydrating: boolean;
  let timer: ReturnType<typeof setTimeout>;

  const release = (): void => {
    const buttons = held || [];
    held = 0;
    clearTimeout(timer);
    island.removeAttribute('aria-busy');
    // A click makes React finish hydrating before it dispatches (a bare submit event does not); without React, its
    // default action is the native submit.
    for (const button of buttons) button.click();
    // Astro removes the `ssr` attribute on hydration. If the script failed to load, the next interaction retries.
    if (island.matches('[ssr]')) {
      isHydrating = false;
      held = new Set();
    }
  };

  const hydrate: () => void = async () => {
    if (isHydrating) return;
    isHydrating = true;
    timer = setTimeout(release, TIMEOUT_MS);
    const start = await load();
    // Paint native effects first, such as an opening dialog, so that hydration does not delay them.
    await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
    await start();
    release();
  };

  const touch = (event: Event): void => {
    const { type } = event;
    const target = event.target as Element;
    if (!held || target.closest('[data-native]')) return;
    const button = target.closest('button');
    // `submit` and `invalid`. `event.submitter` is missing in Safari 14; implicit submission clicks the submit button,
    // so `pressed` covers it.
    let hold = /[td]$/.test(type) && pressed;
    if (type === 'click' && button) {
      // Browsers without `command` support do nothing on this click, so it is held.
      if (button.type === 'button' && !(button.popoverTargetElement ?? button.commandForElement))
        hold = button;
      // Validation and submit run synchronously after the click: only they belong to it.
      pressed = button;
      setTimeout(() => (pressed = 0));
    }
    if (hold) {
      event.preventDefault();
      event.stopPropagation();
      held.add(hold);
      island.setAttribute('aria-busy', 'true');
    }
    hydrate();
  };

  for (const type of 'pointerdown keydown focusin click submit invalid hydrate'.split(' ')) {
    island.addEventListener(type, touch, true);
  }
  // Firefox can lose a script that was loading when the page was left. Unlike others it keeps fields over a reload.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && isHydrating && 'mozInnerScreenX' in self && island.matches('[ssr]'))
      location.reload();
  });
}
