import type { ComponentProps, JSX } from 'react';

/** On or off; the target is 44 px high on a phone. */
export function Switch({
  isOn,
  label,
  ...rest
}: { isOn: boolean; label: string } & ComponentProps<'button'>): JSX.Element {
  return (
    <button
      type="button"
      {...rest}
      role="switch"
      aria-checked={isOn}
      aria-label={label}
      className="group grid h-11 w-13 place-items-center border-0 bg-transparent p-0"
    >
      <span className="relative block h-6.5 w-11.5 rounded-full bg-line-strong group-aria-checked:bg-teal-deep forced-colors:border">
        <span className="absolute top-[3px] left-[3px] size-5 rounded-full bg-raised group-aria-checked:left-[23px] forced-colors:bg-[ButtonText]" />
      </span>
    </button>
  );
}
