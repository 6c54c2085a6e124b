/**
 * Opens the supervision tooltip under a mouse and at the focus, and closes it behind them (R288, R289, R291). Tap,
 * click, Escape and a click elsewhere are the browser's own (R290). The carousel brings it along, other lists carry it.
 */

type Tip = HTMLElement | null | undefined;

const tipAt = (target: EventTarget | null): Tip =>
  (target as Element).closest('[data-tip]')?.querySelector('[popover]');

// An engine that knows no options takes them for `true`.
const reveal = (tip: Tip): unknown =>
  tip?.togglePopover({ force: true, source: tip.previousElementSibling as HTMLElement });

/** The one under the mouse. */
let over: Tip;

addEventListener('pointerover', ({ target, pointerType }) => {
  const tip = tipAt(target);
  if (tip === over || pointerType === 'touch') return;
  over?.hidePopover();
  over = tip;
  reveal(tip);
});
addEventListener('focusin', ({ target }) => {
  if ((target as Element).matches(':focus-visible')) reveal(tipAt(target));
});
addEventListener('focusout', ({ target }) => tipAt(target)?.hidePopover());
