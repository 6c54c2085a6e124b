/** Anchor ids of sections: from the specification, else the kind. */
import type { SectionKind } from '#page-kinds';

const NAMED: Partial<Record<SectionKind, string>> = {
  booking: 'contact',
  press: 'trust-strip',
  steps: 'how-it-works',
  newsletter: 'podcast-blog',
  signup: 'newsletter',
  stats: 'why-us',
};

/** In order; repeated kinds get a number to stay unique. */
export function sectionIds(kinds: readonly SectionKind[]): string[] {
  const seen = new Map<SectionKind, number>();
  return kinds.map((kind) => {
    const count = (seen.get(kind) ?? 0) + 1;
    seen.set(kind, count);
    const name = NAMED[kind] ?? kind;
    return count === 1 ? name : `${name}-${count}`;
  });
}
