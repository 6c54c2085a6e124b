/** Whether a passage is an official text that must not be changed: a quote in a notice or legal page. */
import type { ContentFile, Passage } from '../content-file.ts';

export function isOfficial({ collection }: ContentFile, { kind }: Passage): boolean {
  return (collection === 'notices' || collection === 'legal') && kind === 'quote';
}
