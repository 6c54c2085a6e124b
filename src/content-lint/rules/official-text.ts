/** Official texts must not be changed: quotes in notices and legal pages. */
import type { ContentFile, Passage } from '../content-file.ts';

export function isOfficial({ collection }: ContentFile, { kind }: Passage): boolean {
  return (collection === 'notices' || collection === 'legal') && kind === 'quote';
}
