/** A button that looks like a link in running text. */
import type { ComponentProps, JSX } from 'react';

/** Its class list, for links beside it. */
export const TEXT_BUTTON =
  'inline-flex min-h-tap items-center border-0 bg-transparent p-0 font-semibold underline decoration-thread-b decoration-2 underline-offset-4 hover:decoration-3';

export function TextButton({ className = '', ...rest }: ComponentProps<'button'>): JSX.Element {
  return <button type="button" {...rest} className={`${TEXT_BUTTON} ${className}`} />;
}
