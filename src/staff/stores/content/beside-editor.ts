/** What works in the fields of the editor, loaded with its script and not with the page. */
import type { GitHost } from '#lib/http/git-host.ts';
import { type Offers, offerWords } from './offers.ts';
import { mendPastes } from './paste.ts';
import { isSameText } from './same-text.ts';

/** Before the editor starts. @param host where the content is, if not on this server */
export function helpFields(offers: Offers, host: GitHost | undefined, page: Document): void {
  // A git host takes a save as it is, without Prettier.
  window.CMS_SAME_TEXT = host ? (one, other) => one.trim() === other.trim() : isSameText;
  offerWords(offers, page);
  mendPastes(page);
}
