/** The raised card of a form, and its title. */
import type { ComponentProps, JSX, ReactNode } from 'react';

const looks = {
  page: 'p-card shadow-lift',
  /** The dialog is the card. */
  dialog: 'px-card pt-6 pb-8',
} as const;

/** Class list of a card that is not a form. */
export function cardClass(look: keyof typeof looks = 'page'): string {
  return `relative grid gap-5 rounded-paper bg-raised text-ink forced-colors:border ${looks[look]}`;
}

interface Props extends ComponentProps<'form'> {
  isInDialog?: boolean;
}

export function FormCard({ isInDialog = false, className = '', ...form }: Props): JSX.Element {
  return <form {...form} className={`${cardClass(isInDialog ? 'dialog' : 'page')} ${className}`} />;
}

/** Class list of a card's title. */
export const FORM_TITLE = 'font-display text-d3 text-balance';

/** A region that is announced when it fills; empty, it leaves no gap in the card. */
export function LiveRegion(props: { role: 'status' | 'alert'; children: ReactNode }): JSX.Element {
  return <div className="empty:absolute" {...props} />;
}
