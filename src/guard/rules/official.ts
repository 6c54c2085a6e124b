/** Words that are not ours to change: what an authority wants printed, quoted in a notice or a legal page. */
import type { ContentFile, Passage } from '../content-file.ts';

export function isOfficial({ collection }: ContentFile, { kind }: Passage): boolean {
  return (collection === 'notices' || collection === 'legal') && kind === 'quote';
}
