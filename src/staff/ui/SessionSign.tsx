/** A phone or a desk, for a session. */
import type { JSX } from 'react';
import { Glyph } from './Glyph.tsx';
import { LATE_GLYPHS } from './late-glyphs.ts';

const PHONES = /iPhone|Android/;

export function SessionSign({ device }: { device: string }): JSX.Element {
  return <Glyph name={PHONES.test(device) ? 'phone' : LATE_GLYPHS.desk} />;
}
