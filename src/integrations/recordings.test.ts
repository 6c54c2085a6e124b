import { expect, it } from 'vitest';
import { wrongRecordings } from './recordings.ts';

const sizes = new Map([['/episodes/18.mp3', 36_086]]);
const wrong = (file: string, length: number): Promise<string[]> =>
  wrongRecordings(
    `<item><enclosure url="https://example.com/episodes/${file}" length="${length}" type="audio/mpeg"/></item>`,
    async (path) => sizes.get(path),
  );

it('says nothing about a recording that is as it should be', async () => {
  expect(await wrong('18.mp3', 36_086)).toEqual([]);
});

it('says what to write where the size is wrong', async () => {
  expect(await wrong('18.mp3', 36_000)).toEqual([
    '/episodes/18.mp3: write "bytes: 36086", not 36000',
  ]);
});

it('names a recording that is not there', async () => {
  expect(await wrong('19.mp3', 1)).toEqual([
    '/episodes/19.mp3: there is no such file in public/episodes',
  ]);
});
