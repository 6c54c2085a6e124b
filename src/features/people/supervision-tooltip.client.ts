/** Opens the supervision tooltip on hover and focus (R288, R289, R291). Tap, click and Escape are native (R290). */

type Tip = HTMLElement | null | undefined;

const tipAt = (target: EventTarget | null): Tip =>
  (target as Element).closest('[data-tip]')?.querySelector('[popover]');

// Browsers without options treat an object as `true`.
const reveal = (tip: Tip): unknown =>
  tip?.togglePopover({ force: true, source: tip.previousElementSibling as HTMLElement });

/** Under the mouse. */
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
