/** A section of a lead, and a list of labels and values in it. */
import type { JSX, ReactNode } from 'react';

interface Props {
  title: string;
  /** At the end of the line. */
  end?: ReactNode;
  className?: string;
  children: ReactNode;
}

export function Section({ title, end, className = '', children }: Props): JSX.Element {
  return (
    <section className={`grid gap-2.5 rule-t pt-3.5 ${className}`} aria-label={title}>
      <div className="flex items-center justify-between gap-3">
        <h3 className="text-ms">{title}</h3>
        {end}
      </div>
      {children}
    </section>
  );
}

/** Labels and values. */
export function Facts({ children }: { children: ReactNode }): JSX.Element {
  return <dl className="grid text-ms">{children}</dl>;
}

/** One fact with its label. */
export function Fact({ label, children }: { label: string; children: ReactNode }): JSX.Element {
  return (
    <div className="grid grid-cols-[minmax(5.5rem,34%)_1fr] rule-t py-[9px] first:rule-none">
      <dt className="pt-0.5 pr-3.5 text-sm text-ink-soft">{label}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </div>
  );
}
