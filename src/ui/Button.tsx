/** A button, or a link styled as one. */
import type { JSX } from 'react';

const looks = { lamp: 'btn', line: 'btn btn-line', ink: 'btn btn-ink' } as const;

interface Props {
  text: string;
  href: string;
  /** `lamp` once per section; `line` for secondary actions; `ink` on colored backgrounds. */
  look?: keyof typeof looks;
  small?: boolean;
  newTab?: boolean;
  /** Whether it links to the current page. */
  current?: boolean;
  className?: string;
}

export function Button(props: Props): JSX.Element {
  const { text, href, look = 'lamp', small = false, newTab = false, current = false } = props;
  const names = [looks[look], small && 'btn-small', props.className].filter(Boolean).join(' ');
  if (!newTab) {
    return (
      <a className={names} href={href} aria-current={current ? 'page' : undefined}>
        {text}
      </a>
    );
  }
  return (
    <a className={names} href={href} target="_blank" rel="noopener">
      {text}
      <span className="vh"> (opens in a new tab)</span>
    </a>
  );
}
