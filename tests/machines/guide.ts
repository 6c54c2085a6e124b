/** The commands of the guide “Online in an hour”, read out of it. */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

export const GUIDE = 'src/server/deploy/README.md';
const ROOT = resolve(import.meta.dirname, '../..');

/** Where a block is typed: `names` in both places. */
export const PLACES = ['names', 'server', 'yours'] as const;
type Place = (typeof PLACES)[number];

export interface Block {
  /** Heading above it. */
  section: string;
  place: Place | undefined;
  commands: string;
}

/** All blocks of code, in order. */
export function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  let section = '';
  for (const [, heading, info = '', commands = ''] of text.matchAll(
    /^## (.+)$|^```(.*)\n([\s\S]*?)^```$/gm,
  ))
    if (heading !== undefined) section = heading;
    else
      blocks.push({
        section,
        place: PLACES.find((place) => info === `sh ${place}`),
        commands,
      });
  return blocks;
}

export const guideBlocks = (): Block[] =>
  blocksOf(readFileSync(join(ROOT, GUIDE), 'utf8').replaceAll('\r\n', '\n'));
