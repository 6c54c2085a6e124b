/** A message box that stays until the problem is solved, unlike a toast. */
import type { JSX, ReactNode, Ref } from 'react';

const looks = {
  error: {
    box: 'bg-error-tint',
    title: 'text-body/close font-semibold text-error',
  },
  thanks: { box: 'bg-sage-tint', title: 'font-display text-d2' },
} as const;

/** `scroll-mb`: clear of the toast that appears with it. */
const BOX =
  'scroll-mb-40 rounded-paper px-4.5 py-4 leading-normal forced-colors:border focus:outline-offset-3 focus:[outline:3px_solid_var(--color-focus)]';

interface Props {
  look: keyof typeof looks;
  title: string;
  children: ReactNode;
  /** Takes focus if its cause removed the focused element. */
  ref?: Ref<HTMLDivElement> | undefined;
}

export function Alert({ look, title, children, ref }: Props): JSX.Element {
  return (
    <div className={`${BOX} ${looks[look].box}`} data-alert={look} tabIndex={-1} ref={ref}>
      <p className={`mb-1.5 ${looks[look].title}`}>{title}</p>
      {children}
    </div>
  );
}
