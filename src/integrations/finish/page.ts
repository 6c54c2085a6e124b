/** Everything that is done to one page after it was rendered. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dresser } from '../inline.ts';
import { ruled } from '../policy.ts';
import { withoutNote } from '../share-pictures/wanted.ts';
import { lateRuntime } from '../wake/late.ts';
import { factsOf, type PageFacts } from './facts.ts';

/** What all pages of a build share. */
export interface Place {
  /** The build's folder. */
  folder: string;
  /** Name of the folder of hashed files. */
  assets: string;
  /** Texts of the scripts and styles that a page may fetch. */
  chunks: readonly string[];
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
export function finisher({ folder, assets, chunks }: Place): (job: Job) => Promise<Finished> {
  // React's own code names no class of ours, but half of the dictionary.
  const ours = chunks.filter((text) => !text.includes('react-dom'));
  const dress = dresser(chunks.join('\n'), ours.join('\n'));
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
