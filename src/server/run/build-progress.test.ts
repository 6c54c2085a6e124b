import { expect, it } from 'vitest';
import { buildProgress } from './build-progress.ts';

const LOG = `14:48:18 [content] Syncing content
14:48:19 [build] Building static entrypoints...

\u001b[42m generating static routes \u001b[49m
14:48:24   ├─ /about-us.html (+31ms)
14:48:25 ✓ Completed in 1.99s.

 generating optimized images
  ▶ /_astro/a.1.webp (+12ms) (1/60)
  ▶ /_astro/b.2.webp (+12ms) (50/60)
14:48:25 [read-pages] 186 pages in 0.3 s
14:48:32 [og-images] 114 images, 0 drawn, in 0.1 s
`;

it.each([1, 7, 4000])('names each phase once, in pieces of %i characters', (size) => {
  const said: string[] = [];
  const read = buildProgress((line) => said.push(line.trim()));
  for (let at = 0; at < LOG.length; at += size) read(LOG.slice(at, at + size));
  expect(said).toEqual([
    'Reading the content …',
    'Bundling styles and scripts …',
    'Writing the pages …',
    'Making pictures of each size …',
    '50 of 60 pictures',
    'Finishing 186 pages …',
    'Searching and compressing; 114 pictures for links are there …',
  ]);
});

it('says nothing about lines that it does not know', () => {
  const said: string[] = [];
  buildProgress((line) => said.push(line))('something else (3/4)\n');
  expect(said).toEqual([]);
});
