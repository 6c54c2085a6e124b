/** Words and the mark of the sample, which no other practice may show. */
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { site } from '#site';
import { ROOT } from '../editor/copy.ts';

/** The outline of the knot in any of its drawings. */
export const KNOT = /\bd="M(?:200 30|0 30|168 157h11|232 157h-12)[^"]*(?:24-6|6-2)/;

/** Names of the sample: people, places, offers, numbers, and the sentences that open and close its pages. */
function sampleWords(): string[] {
  const named = globSync('src/content/{therapists/*.md,closing.yaml,prices.yaml,press.yaml}', {
    cwd: ROOT,
  }).flatMap((path) =>
    [...readFileSync(join(ROOT, path), 'utf8').matchAll(/\bname: (?:Dr\. )?([\w&,’. -]+)/g)].map(
      ([, name = '']) => name.trim().replace(/,$/, ''),
    ),
  );
  // Words of every practice are no names of this one.
  const plain = /^(?:A |Late|Therapy Sessions|Guided|Signature|Luxe|With )/;
  return [
    ...named.filter((name) => !plain.test(name)),
    ...site.cities,
    site.name,
    site.state,
    ...site.offices.flatMap(({ street, postalCode }) => [street, postalCode]),
    site.phone.text,
    site.phone.href.slice('tel:'.length),
    site.email,
    site.consultation.name,
    site.consultation.name.replace(' ', '-'),
    site.newsletter.name,
    site.newsletter.path.split('/').at(-1) ?? '',
    ...globSync('src/content/pages/{,resources/}*{detox,matched,finder}*.md', {
      cwd: ROOT,
    }).map((path) => basename(path, '.md')),
    site.podcast.name,
    site.crisisPage.title,
    site.tagline,
    'Come as tangled',
    'Two chairs are',
  ];
}

/** Words of the sample in a built site, each with its file. @throws {Error} if there is hardly a word or a file */
export function sampleWordsIn(dist: string): string[] {
  const words = sampleWords();
  const files = globSync('**/*.{html,js,css,json,svg,txt,xml,webmanifest}', { cwd: dist });
  if (words.length < 30 || files.length < 30)
    throw new Error(`Only ${words.length} words and ${files.length} files to look at`);
  const escaped = words.map((word) => RegExp.escape(word));
  const sample = new RegExp(String.raw`(?<![\p{L}])(?:${escaped.join('|')})(?![\p{L}])`, 'giu');
  return [...files, '_headers', '_redirects'].flatMap((file) =>
    [...readFileSync(join(dist, file), 'utf8').matchAll(sample)].map(
      ([word]) => `${file}: ${word}`,
    ),
  );
}
