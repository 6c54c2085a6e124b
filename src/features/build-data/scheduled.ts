/** Checks scheduled content in every build, so that its errors do not stop the build on publication day. */
import type { Offer } from '#features/fees/offer.schema.ts';
import { fillPrices } from '#features/fees/price.ts';
import type { Moved } from '#lib/redirects/rules.ts';

export interface Recording {
  path: string;
  /** Bytes, kind and seconds, as stated in the front matter. */
  bytes: number;
  type: string;
  seconds: number;
}

export interface Scheduled {
  moved: readonly Moved[];
  recordings: readonly Recording[];
  guides: readonly { file: string; html: string }[];
}

/** As read from its file. */
interface Written {
  id: string;
  filePath?: string | undefined;
  body?: string | undefined;
  data: object;
}

/** Fails at a text with an unknown price, and names its file. */
export function knownPrices(entries: readonly Written[], offers: readonly Offer[]): void {
  for (const { id, filePath = id, body = '', data } of entries) {
    try {
      // Only for its errors, which name places and not their words.
      fillPrices(`${body}\n${JSON.stringify(data)}`, offers, 'en');
    } catch (error) {
      const what = error instanceof Error ? error.message : String(error);
      throw new Error(`${filePath}: ${what}`, { cause: error });
    }
  }
}
