/** Cards of settings: a line with words and a switch or a choice. */
import type { JSX, ReactNode } from 'react';

interface CardProps {
  title?: string;
  id?: string;
  children: ReactNode;
}

export function Card({ title, id, children }: CardProps): JSX.Element {
  return (
    <section id={id} className="grid content-start rounded-paper bg-raised px-4 py-4 lg:px-5">
      {title && <h2 className="pb-1.5">{title}</h2>}
      {children}
    </section>
  );
}

interface Props {
  title: ReactNode;
  about: ReactNode;
  children?: ReactNode;
}

/** Words at the left, the control at the right. */
export function Setting({ title, about, children }: Props): JSX.Element {
  return (
    <div className="grid min-h-14 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 rule-t py-2.5 first:min-h-0 first:rule-none first:pt-0 [h2+&]:border-t-0">
      <div className="text-ms">
        <b className="block wrap-anywhere">{title}</b>
        <span className="text-sm text-ink-soft">{about}</span>
      </div>
      {children}
    </div>
  );
}

interface ChoiceProps<T extends string | number> {
  label: string;
  value: T;
  choices: readonly (readonly [value: T, words: string])[];
  onChoose: (value: T) => void;
}

/** One of a few, as a native select. */
export function Choice<T extends string | number>({
  label,
  value,
  choices,
  onChoose,
}: ChoiceProps<T>): JSX.Element {
  return (
    <select
      aria-label={label}
      className="min-h-11 max-w-44 rounded-field border border-line-strong bg-field px-2.5 text-ms lg:min-h-10"
      value={String(value)}
      onChange={({ target }) => {
        const chosen = choices.find(([one]) => String(one) === target.value);
        if (chosen) onChoose(chosen[0]);
      }}
    >
      {choices.map(([one, words]) => (
        <option key={one} value={String(one)}>
          {words}
        </option>
      ))}
    </select>
  );
}
