import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { audioProblems, recordingsIn } from './check-audio.ts';
import { hear } from '#content-lint/recording.ts';

const EPISODES = resolve(import.meta.dirname, '../../../public/episodes');
const MP3 = readFileSync(join(EPISODES, '18.mp3'));

/** A box of MPEG-4. */
function box(name: string, ...content: Buffer[]): Buffer {
  const head = Buffer.alloc(8, name.padStart(8));
  const whole = Buffer.concat([head, ...content]);
  whole.writeUInt32BE(whole.length);
  return whole;
}

/** An M4A of so many seconds, without sound. @param isLong with times of 64 bits */
function m4a(seconds: number, isLong = false): Buffer {
  const times = Buffer.alloc(isLong ? 100 : 92);
  times.writeUInt8(isLong ? 1 : 0);
  times.writeUInt32BE(1000, isLong ? 20 : 12);
  if (isLong) times.writeBigUInt64BE(BigInt(seconds * 1000), 24);
  else times.writeUInt32BE(seconds * 1000, 16);
  return Buffer.concat([
    box('ftyp', Buffer.from('M4A \0\0\0\0')),
    box('mdat', Buffer.alloc(300, 0xff)),
    box('moov', box('free', Buffer.alloc(5)), box('mvhd', times)),
  ]);
}

const FILES = new Map([
  ['/episodes/18.mp3', MP3],
  ['/episodes/20.m4a', m4a(1900)],
  ['/episodes/21.mp3', m4a(180)],
  ['/episodes/22.m4a', MP3],
  ['/episodes/23.mp3', Buffer.from('<!doctype html><title>Sign in</title>'.repeat(50))],
  ['/episodes/24.mp3', MP3.subarray(0, MP3.length / 2)],
]);
const wrong = (
  file: string,
  { length = FILES.get(`/episodes/${file}`)?.length ?? 1, type = 'audio/mpeg', seconds = 12 } = {},
): Promise<string[]> =>
  audioProblems(
    recordingsIn(
      `<item><enclosure url="https://example.com/episodes/${file}" length="${length}" type="${type}"/>\n<itunes:duration>${seconds}</itunes:duration></item>`,
    ),
    async (path) => FILES.get(path),
  );

it('accepts recordings that are as their fields say, to a second', async () => {
  for (const seconds of [11, 12]) expect(await wrong('18.mp3', { seconds })).toEqual([]);
  expect(await wrong('20.m4a', { type: 'audio/mp4', seconds: 1900 })).toEqual([]);
});

it('reads every recording of a feed, or stops', () => {
  expect(recordingsIn('<rss></rss>')).toEqual([]);
  expect(() => recordingsIn('<item><enclosure url="https://example.com/a.mp3"/></item>')).toThrow(
    '1 of 1 recordings',
  );
});

it.each([
  ['18.mp3', { length: 36_000 }, ['/episodes/18.mp3: write "bytes: 36086", not 36000']],
  ['18.mp3', { seconds: 180 }, ['/episodes/18.mp3: write "durationSeconds: 12", not 180']],
  ['18.mp3', { type: 'audio/mp4' }, ['/episodes/18.mp3: write "type: audio/mpeg", not audio/mp4']],
  [
    '21.mp3',
    { type: 'audio/mp4', seconds: 180 },
    [
      '/episodes/21.mp3: the sound in it is of another kind than its name says; end its name with .m4a',
    ],
  ],
  [
    '22.m4a',
    {},
    [
      '/episodes/22.m4a: the sound in it is of another kind than its name says; end its name with .mp3',
    ],
  ],
  [
    '23.mp3',
    {},
    ['/episodes/23.mp3: this is no recording that podcast apps play; save it as MP3 or M4A (AAC)'],
  ],
  ['24.mp3', {}, ['/episodes/24.mp3: write "durationSeconds: 6", not 12']],
  ['19.mp3', {}, ['/episodes/19.mp3: there is no such file in public/episodes']],
] as const)('reports of %s with %j what is right', async (file, fields, expected) => {
  expect(await wrong(file, fields)).toEqual(expected);
});

it('hears through tags, zeros, noise at the end and times of 64 bits', () => {
  const whole = hear(MP3);
  expect(whole?.type).toBe('audio/mpeg');
  const tag = Buffer.concat([Buffer.from('ID3\x04\0\0\0\0\x01\0', 'latin1'), Buffer.alloc(128)]);
  const bare = MP3.subarray(10 + (((MP3[8] ?? 0) << 7) | (MP3[9] ?? 0)));
  for (const file of [
    bare,
    Buffer.concat([tag, bare]),
    Buffer.concat([tag, Buffer.alloc(500), bare]),
    Buffer.concat([bare, Buffer.from('TAG'.padEnd(128))]),
  ])
    expect(hear(file)).toEqual(whole);
  expect(hear(m4a(5000, true))).toEqual({ type: 'audio/mp4', seconds: 5000 });
  for (const file of [
    Buffer.alloc(0),
    Buffer.alloc(5000),
    Buffer.from('ID3'),
    m4a(0),
    m4a(9).subarray(0, 330),
  ])
    expect(hear(file)).toBeUndefined();
});
