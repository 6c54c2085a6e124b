/** A button, or a link styled as one. */
import type { ComponentProps, JSX } from 'react';

const SHAPE =
  'inline-flex items-center justify-center gap-2 rounded-thread border-0 text-center leading-snug font-semibold no-underline [transition:background-color_var(--duration-quick)_var(--ease-calm)] active:[translate:0_1px] forced-colors:border-2';
const looks = {
  lamp: 'bg-lamp text-on-lamp hover:bg-lamp-hover active:bg-lamp-hover',
  line: 'bg-transparent edge-2 hover:bg-ink hover:text-paper hover:edge-none on-night:hover:bg-on-night on-night:hover:text-night-deep',
  ink: 'bg-ink text-paper hover:bg-teal-deep active:bg-teal-deep print:bg-transparent print:text-ink print:edge-2',
  /** On the newsletter's color, which is dark in dark mode. */
  newsletter:
    'bg-ink text-paper hover:bg-teal-deep dark:bg-lamp dark:text-on-lamp dark:hover:bg-lamp-hover print:bg-transparent print:text-ink print:edge-2',
} as const;
const sizes = {
  normal: 'min-h-14 px-7 py-3 text-body',
  small: 'min-h-tap px-4.5 py-2 text-small',
  /** Three in a row on a small phone. */
  tiny: 'min-h-tap px-1 py-2 text-small',
} as const;

/** `lamp` once per section; `line` for secondary actions; `ink` on colored backgrounds. */
export type ButtonLook = keyof typeof looks;

/** Class list of a button, for elements that are not a `Button`. */
export function buttonClass(
  look: ButtonLook = 'lamp',
  size: keyof typeof sizes = 'normal',
): string {
  return `${SHAPE} ${looks[look]} ${sizes[size]}`;
}

interface Look {
  look?: ButtonLook | undefined;
  small?: boolean;
  tiny?: boolean;
  className?: string;
}

interface Props extends Look {
  text: string;
  href: string;
  /** Whether it links to the current page. */
  current?: boolean;
}

const namesOf = ({ look, small, tiny, className }: Look): string =>
  [buttonClass(look, (tiny && 'tiny') || (small && 'small') || 'normal'), className]
    .filter(Boolean)
    .join(' ');

/** A link that looks like a button. */
export function Button(props: Props): JSX.Element {
  const { text, href, current = false } = props;
  return (
    <a className={namesOf(props)} href={href} aria-current={current ? 'page' : undefined}>
      {text}
    </a>
  );
}

/** A button that does something on the page. */
export function ActionButton(props: Look & ComponentProps<'button'>): JSX.Element {
  const { look, small, tiny, ...rest } = props;
  const held = look === 'line' ? '' : 'held ';
  return <button type="button" {...rest} className={held + namesOf(props)} />;
}
