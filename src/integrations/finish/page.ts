/** Everything that is done to one page after it was rendered. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dresser, type Wardrobe } from '../inline.ts';
import { ruled } from '../policy.ts';
import { withoutNote } from '../share-pictures/wanted.ts';
import { lateRuntime } from '../wake/late.ts';
import { factsOf, type PageFacts } from './facts.ts';

/** What all pages of a build share. */
export interface Place extends Wardrobe {
  /** The build's folder. */
  folder: string;
  /** Name of the folder of hashed files. */
  assets: string;
}

export interface Job {
  /** Path of the page's file below the build's folder. */
  name: string;
  html: string;
  /** Whether it carries just the letters it needs (`patience.ts`). */
  exact: boolean;
  /** Whether all other pages are known. */
  isLast: boolean;
}

export interface Finished {
  html: string;
  facts: PageFacts;
  /** Whether nothing is left to do. */
  done: boolean;
}

/** What finishes one page after the other; what was worked out for one serves all that are alike. */
export function finisher({ folder, assets, ...wardrobe }: Place): (job: Job) => Promise<Finished> {
  const dress = dresser(wardrobe);
  const written = new Set<string>();
  return async ({ name, html, exact, isLast }) => {
    const late = lateRuntime(html, assets);
    if (late && !written.has(late.path)) {
      writeFileSync(join(folder, late.path), late.code);
      written.add(late.path);
    }
    const asleep = late?.html ?? html;
    const facts = factsOf(asleep, name);
    const plain = withoutNote(asleep);
    if (facts.waits && !isLast) return { html: plain, facts, done: false };
    return { html: ruled(await dress(plain, exact), name), facts, done: true };
  };
}
