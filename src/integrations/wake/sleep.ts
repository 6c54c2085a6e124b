/**
 * An island asleep: server-rendered, without its script. The first touch wakes it; what the visitor did meanwhile
 * and what only the script can answer is held back and done once when React listens.
 *
 * THINK TWICE BEFORE ADDING: every page that uses a directive carries this inline, under 1 kB (a test holds it).
 */

/** Astro's loader. Never rejects: after a failed download it resolves to a function that does nothing. */
export type Load = () => Promise<() => Promise<void> | void>;

/** After this many milliseconds without a script, what was held goes the native way. */
const PATIENCE = 8000;

/**
 * Watches one island until it is awake. Held back are clicks on plain `type="button"` buttons without a native
 * command, `submit`, and the native validation bubbles of a submit; never checkboxes, labels, links or summaries.
 * While something is held the island element has `aria-busy="true"`. A form needs a submit button.
 *
 * @returns wakes the island, for a directive that has further reasons to.
 */
export function sleep(load: Load, island: HTMLElement): () => void {
  /** Buttons to press, each once, in the order they were used; gone when the island is released. */
  let held: Set<HTMLElement> | 0 = new Set();
  let pressed: HTMLElement | 0;
  let awake: boolean;

  const release = (): void => {
    const buttons = held || [];
    held = 0;
    island.ariaBusy = null;
    // A click makes React finish hydrating before it is delivered (a bare submit event would not), and its default
    // action is the native submit for when there is no React.
    for (const button of buttons) button.click();
  };

  const wake: () => void = async () => {
    if (awake) return;
    awake = true;
    setTimeout(release, PATIENCE);
    await (
      await load()
    )();
    release();
  };

  const touch = (event: Event): void => {
    if (!held) return;
    const { target, type } = event;
    const button = (target as Element).closest('button');
    let hold = (event as SubmitEvent).submitter;
    if (type === 'invalid' && pressed) hold = pressed;
    if (type === 'click' && button) {
      // In a browser that does not know commands, this one goes nowhere by itself.
      const native = button.popoverTargetElement ?? button.commandForElement;
      if (button.type === 'button' && !native) hold = button;
      // Native validation runs right after the click: only its `invalid` events belong to a submit.
      pressed = button;
      setTimeout(() => (pressed = 0));
    }
    if (hold) {
      event.preventDefault();
      event.stopImmediatePropagation();
      held.add(hold);
      island.ariaBusy = 'true';
    }
    wake();
  };

  for (const type of 'pointerdown keydown focusin click submit invalid wake'.split(' ')) {
    island.addEventListener(type, touch, true);
  }
  return wake;
}
