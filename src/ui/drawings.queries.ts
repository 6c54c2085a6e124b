/**
 * The drawings of `ui/drawings`, which content names as `kettle` and code as `heads/kettle`: a new one is a file in the
 * folder of its kind. `heads`: beside a heading, in the folder of how they stand there. `threads`: two threads across a
 * card or a page. `props`: small still lifes, square, never cropped. `frames`: of storyboards. The others belong to one
 * component each.
 */
import type { SvgComponent } from 'astro/types';
import type { ImageMetadata } from 'astro';
import { unknownWord } from '#lib/content/unknown-word.ts';

const files = import.meta.glob<SvgComponent & ImageMetadata>('./drawings/**/*.svg', {
  eager: true,
  import: 'default',
});
const sources = import.meta.glob<string>('./drawings/**/*.svg', {
  eager: true,
  query: '?raw',
  import: 'default',
});

export interface Drawing {
  file: ImageMetadata;
  /** As it is written. */
  svg: string;
  /** What it shows, from its `<title>`; empty without one. */
  alt: string;
  /** Folder within that of its kind. */
  folder: string;
}

const all = Object.entries(files).map(([path, file]) => {
  const [kind = '', ...rest] = path.replace('./drawings/', '').split('/');
  const name = rest.pop()?.replace('.svg', '') ?? '';
  const svg = sources[path] ?? '';
  const [, alt = ''] = /<title>([^<]*)<\/title>/.exec(svg) ?? [];
  return { kind, name, file, svg, alt: alt.replaceAll('&amp;', '&'), folder: rest.join('/') };
});

/** Names to choose from. @param folder like `drawings/props` */
export const drawingNames = (folder: string): string[] =>
  all.flatMap(({ kind, name }) => (folder === `drawings/${kind}` ? [name] : []));

/** @throws {Error} with the names that there are, if there is none or more than one. @param path like `heads/kettle` */
export function drawingNamed(path: string): Drawing {
  const [kind = '', name = ''] = path.split('/');
  const [found, other] = all.filter((one) => one.kind === kind && one.name === name);
  if (other) throw new Error(`Two drawings of src/ui/drawings/${kind} are named ${name}.svg`);
  if (found) return found;
  throw new Error(
    `src/ui/drawings/${kind}: ${unknownWord(name, drawingNames(`drawings/${kind}`))}`,
  );
}
