/**
 * Opens the supervision tooltip on hover and focus, and closes it afterwards (R288, R289, R291).
 * Tap, click, Escape and outside clicks are native (R290).
 */

type Tip = HTMLElement | null | undefined;

const tipAt = (target: EventTarget | null): Tip =>
  (target as Element).closest('[data-tip]')?.querySelector('[popover]');

// Browsers without options treat an object as `true`.
const reveal = (tip: Tip): unknown =>
  tip?.togglePopover({ force: true, source: tip.previousElementSibling as HTMLElement });

/**
 * Listens on the whole page: the mouse leaves a tooltip for anywhere.
 *
 * @returns stops listening
 */
export function openTips(): () => void {
  /** The tooltip under the mouse. */
  let over: Tip;
  const point = ({ target, pointerType }: PointerEvent): void => {
    const tip = tipAt(target);
    if (tip === over || pointerType === 'touch') return;
    over?.hidePopover();
    over = tip;
    reveal(tip);
  };
  const focus = ({ target }: FocusEvent): void => {
    if ((target as Element).matches(':focus-visible')) reveal(tipAt(target));
  };
  const leave = ({ target }: FocusEvent): void => {
    tipAt(target)?.hidePopover();
  };
  addEventListener('pointerover', point);
  addEventListener('focusin', focus);
  addEventListener('focusout', leave);
  return () => {
    removeEventListener('pointerover', point);
    removeEventListener('focusin', focus);
    removeEventListener('focusout', leave);
  };
}
