/** A tinted message inside a page. */
import type { JSX, ReactNode } from 'react';
import { Glyph, type GlyphLook } from './Glyph.tsx';

const LOOKS = {
  plain: 'bg-sunk',
  bad: 'bg-error-tint',
  warn: 'bg-tan-tint',
  good: 'bg-sage-tint',
  info: 'bg-blue-tint',
} as const;
const GLYPHS = {
  plain: 'text-ink-soft',
  bad: 'text-error',
  warn: 'text-tan-deep',
  good: 'text-ok',
  info: 'text-blue-deep',
} as const;

interface Props {
  look?: keyof typeof LOOKS;
  glyph?: GlyphLook;
  /** Announced when it appears: politely, or at once. */
  role?: 'status' | 'alert';
  children: ReactNode;
}

export function Notice({ look = 'plain', glyph, role, children }: Props): JSX.Element {
  return (
    <div className={`flex gap-2 rounded-paper px-3.5 py-3 text-sm ${LOOKS[look]}`} role={role}>
      {glyph && <Glyph name={glyph} className={`mt-px ${GLYPHS[look]}`} />}
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  );
}
