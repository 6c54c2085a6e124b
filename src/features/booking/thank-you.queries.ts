/** What a visitor reads after a request for a call. */
import { getEntry } from 'astro:content';
import type { SectionOf } from '#page-kinds';

/** The words after a contact request, for the pages whose form they replace. */
export async function thankYou(): Promise<SectionOf<'sent'> | undefined> {
  const sections = (await getEntry('pages', 'thank-you'))?.data.sections ?? [];
  return sections.find((section) => section.kind === 'sent');
}
