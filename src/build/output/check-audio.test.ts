import { expect, it } from 'vitest';
import { recordingsIn, audioProblems } from './check-audio.ts';

const sizes = new Map([['/episodes/18.mp3', 36_086]]);
const wrong = (file: string, length: number): Promise<string[]> =>
  audioProblems(
    recordingsIn(
      `<item><enclosure url="https://example.com/episodes/${file}" length="${length}" type="audio/mpeg"/></item>`,
    ),
    async (path) => sizes.get(path),
  );

it('accepts a recording with the right size', async () => {
  expect(await wrong('18.mp3', 36_086)).toEqual([]);
});

it('reports the right size of a recording', async () => {
  expect(await wrong('18.mp3', 36_000)).toEqual([
    '/episodes/18.mp3: write "bytes: 36086", not 36000',
  ]);
});

it('reports a missing recording', async () => {
  expect(await wrong('19.mp3', 1)).toEqual([
    '/episodes/19.mp3: there is no such file in public/episodes',
  ]);
});
