/** Buttons and links of the staff pages: 44 px on a phone, 36 px at a desk. */
import type { ComponentProps, JSX } from 'react';
import { Glyph, type GlyphLook } from './Glyph.tsx';

const SHAPE =
  'inline-flex items-center justify-center gap-2 rounded-thread py-1.5 font-semibold no-underline forced-colors:border';
const SIZES = {
  normal: 'min-h-11 px-4.5 text-ms whitespace-nowrap lg:min-h-9 lg:px-4 lg:text-sm',
  /** In sheets and where a thumb decides. */
  tall: 'min-h-12 px-4.5 text-ms lg:min-h-11',
} as const;
const LOOKS = {
  go: 'border-0 bg-lamp text-on-lamp hover:bg-lamp-hover',
  ink: 'border-0 bg-ink text-paper hover:bg-teal-deep',
  line: 'border-[1.5px] border-line-strong bg-transparent hover:bg-sunk',
  bare: 'border-0 bg-transparent px-3 hover:bg-sunk',
  quiet:
    'border-0 bg-transparent px-3 underline decoration-thread-b decoration-2 underline-offset-4',
  danger: 'border-[1.5px] border-current bg-transparent text-error hover:bg-error-tint',
  erase: 'safety border-0',
} as const;
const OFF =
  'disabled:cursor-default disabled:border-transparent disabled:bg-sunk disabled:text-ink-soft aria-disabled:bg-sunk';

interface Look {
  look?: keyof typeof LOOKS;
  tall?: boolean;
  wide?: boolean;
  glyph?: GlyphLook;
}

const classOf = ({ look = 'line', tall = false, wide = false }: Look): string =>
  `${SHAPE} ${SIZES[tall ? 'tall' : 'normal']} ${LOOKS[look]} ${OFF} ${wide ? 'w-full' : ''}`;

/** A button. `go` is the amber one: once per view, the way to reach a person. */
export function StaffButton(props: Look & ComponentProps<'button'>): JSX.Element {
  const { look, tall, wide, glyph, children, className = '', ...rest } = props;
  return (
    <button type="button" {...rest} className={`${classOf(props)} ${className}`}>
      {glyph && <Glyph name={glyph} />}
      {children}
    </button>
  );
}

/** A link that looks like a button. */
export function StaffButtonLink(props: Look & ComponentProps<'a'>): JSX.Element {
  const { look, tall, wide, glyph, children, className = '', ...rest } = props;
  return (
    <a {...rest} className={`${classOf(props)} ${className}`}>
      {glyph && <Glyph name={glyph} />}
      {children}
    </a>
  );
}

const ROUND =
  'relative inline-grid size-11 flex-none place-items-center rounded-full border-0 bg-transparent p-0 hover:bg-sunk lg:size-9 forced-colors:border';
const PRESSED =
  'aria-pressed:bg-ink aria-pressed:text-paper disabled:bg-transparent disabled:text-line-strong';

interface RoundProps extends ComponentProps<'button'> {
  label: string;
  glyph: GlyphLook;
}

/** A round button with an icon; its text is for screen readers. */
export function StaffIconButton({
  label,
  glyph,
  className = '',
  ...rest
}: RoundProps): JSX.Element {
  return (
    <button type="button" {...rest} className={`${ROUND} ${PRESSED} ${className}`}>
      <span className="vh">{label}</span>
      <Glyph name={glyph} />
    </button>
  );
}

const WORD =
  '-my-3 border-0 bg-transparent px-0 py-3 font-semibold underline decoration-thread-b decoration-2 underline-offset-4';

/** A button that looks like a link in running text. */
export function StaffTextButton({
  className = '',
  ...rest
}: ComponentProps<'button'>): JSX.Element {
  return <button type="button" {...rest} className={`${WORD} ${className}`} />;
}
