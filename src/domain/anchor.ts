/** Names of bands in addresses: fixed by the specification where it names one, the kind otherwise. */
import type { SectionKind } from './section.ts';

const NAMED: Partial<Record<SectionKind, string>> = {
  press: 'trust-strip',
  steps: 'how-it-works',
  newsletter: 'podcast-blog',
  signup: 'newsletter',
  stats: 'why-us',
};

/** One id per band, in order; a second band of the same kind gets a number, so that ids stay unique. */
export function anchors(kinds: readonly SectionKind[]): string[] {
  const seen = new Map<SectionKind, number>();
  return kinds.map((kind) => {
    const count = (seen.get(kind) ?? 0) + 1;
    seen.set(kind, count);
    const name = NAMED[kind] ?? kind;
    return count === 1 ? name : `${name}-${count}`;
  });
}
