/** Generates posts in bulk, with realistic length, titles and dates. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const WORDS =
  'listening dinner quiet repair budget window holiday argument kitchen promise morning text silence calendar apology laundry bedtime garden commute patience phone weekend money trust'.split(
    ' ',
  );
/** First number of generated posts, above those of the site. */
const FIRST = 10_000;
const PARAGRAPHS = 12;
const DAY = 86_400_000;

/** Deterministic (Lehmer, 2^31 - 1). */
function dice(): (sides: number) => number {
  let state = 20_261_121;
  return (sides) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % sides;
  };
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** About 700 words each, named `{number}-{slug}.md`; returns the file names in order of creation. */
export async function writePosts(folder: string, count: number): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  const roll = dice();
  const word = (): string => WORDS[roll(WORDS.length)] ?? '';
  const words = (length: number): string => Array.from({ length }, word).join(' ');
  const names = [];
  for (let index = 0; index < count; index += 1) {
    const title = `${capital(word())} and ${word()}, or the ${words(2)} of ${capital(word())}`;
    const date = new Date(Date.UTC(2024, 0, 1) - (index % 2000) * DAY).toISOString().slice(0, 10);
    const body = Array.from({ length: PARAGRAPHS }, (_, at) =>
      at % 3 ? `${capital(words(60))}.` : `## ${capital(words(3))}\n\n${capital(words(60))}.`,
    );
    const name = `${FIRST + index}-${title.toLowerCase().replaceAll(/[^a-z]+/g, '-')}.md`;
    const head = {
      title,
      description: `What ${words(4)} has to do with the ${words(6)} of two people at one table.`,
      date,
      author: 'teo',
      category: 'everyday-repairs',
      tags: [word()],
    };
    const front = Object.entries(head).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
    front[2] = `date: ${date}`;
    await writeFile(join(folder, name), `---\n${front.join('\n')}\n---\n\n${body.join('\n\n')}\n`);
    names.push(name);
  }
  return names;
}
