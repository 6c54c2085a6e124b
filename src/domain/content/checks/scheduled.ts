/**
 * Checks scheduled content in every build, so that its errors do not stop the build on publication
 * day.
 */
import type { Offer } from '../../practice/offer.ts';
import { fillPrices } from '../../practice/price.ts';
import type { Moved } from '../../redirects/rules.ts';

/** An episode's recording, as its front matter describes it. */
export interface Recording {
  /** Path on the site: `/episodes/18.mp3`. */
  path: string;
  /** Size in bytes, as stated in the front matter. */
  bytes: number;
}

export interface Scheduled {
  /** Old paths, each with the page it will lead to. */
  moved: readonly Moved[];
  recordings: readonly Recording[];
  /** Texts that will have a PDF. */
  guides: readonly { file: string; html: string }[];
}

/** A collection entry as read from its file. */
interface Written {
  id: string;
  filePath?: string | undefined;
  body?: string | undefined;
  data: object;
}

/** Fails at a text that uses an unknown price, and names its file. */
export function knownPrices(entries: readonly Written[], offers: readonly Offer[]): void {
  for (const { id, filePath = id, body = '', data } of entries) {
    try {
      fillPrices(`${body}\n${JSON.stringify(data)}`, offers);
    } catch (error) {
      const what = error instanceof Error ? error.message : String(error);
      throw new Error(`${filePath}: ${what}`, { cause: error });
    }
  }
}
