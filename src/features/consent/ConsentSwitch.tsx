/**
 * A row of the cookie preferences: description and switch. Without a name it is always on (R172).
 */
import type { JSX } from 'react';
import type { Optional } from './consent.ts';

interface Props {
  name?: Optional;
  title: string;
  text: string;
  /** The choice in force. */
  isOn: boolean;
}

export function ConsentSwitch({ name, title, text, isOn }: Props): JSX.Element {
  return (
    <li className="border-t border-line">
      <label className="grid cursor-pointer grid-cols-[1fr_auto] items-center gap-4 py-3">
        <span>
          <b>{title}</b>
          <small className="block text-[0.9375rem] leading-[1.45] text-ink-soft">{text}</small>
        </span>
        <span className="relative my-[5px] h-[34px] w-[60px] has-disabled:opacity-60">
          <input
            className="peer absolute m-0 size-full cursor-pointer appearance-none rounded-[34px] bg-line-strong checked:bg-teal-deep disabled:cursor-default forced-colors:size-6 forced-colors:appearance-auto"
            type="checkbox"
            // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox has its own checked state
            role="switch"
            name={name}
            defaultChecked={isOn}
            disabled={!name}
          />
          <span className="pointer-events-none absolute top-1 left-1 size-[26px] rounded-[50%] bg-raised [transition:translate_var(--duration-calm)_var(--ease-calm)] peer-checked:[translate:26px_0] forced-colors:hidden" />
        </span>
      </label>
    </li>
  );
}
