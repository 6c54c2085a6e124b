import { describe, expect, it } from 'vitest';
import {
  episodeNames,
  episodePath,
  episodeSchema,
  labelWithGuests,
  newestFirst,
  uniqueEpisodes,
} from './episode.schema.ts';
import { captions } from './transcript.ts';
import { waveform } from './waveform.ts';

const WHOLE = {
  title: 'The mother-in-law has a key',
  description: 'Somebody’s mother lets herself in, and the question is not about the key.',
  number: 18,
  slug: 'the-mother-in-law-has-a-key',
  date: '2022-06-09',
  durationSeconds: 12,
  audio: { src: '/episodes/18.mp3', bytes: 36_086, type: 'audio/mpeg' },
  guid: 'hearthline-episode-18',
  transcript: [
    { start: 0, text: '[Two notes.]' },
    { start: 2.1, who: 'Odessa', text: 'Somebody’s mother has a <key> & a plan.' },
  ],
};
const problems = (change: object): string =>
  JSON.stringify(episodeSchema.safeParse({ ...WHOLE, ...change }).error?.issues);

describe('an episode', () => {
  it('is valid as given', () => {
    expect(episodeSchema.parse(WHOLE)).toMatchObject({ explicit: false, legacyPaths: [] });
  });

  it('D16 has the URL of its number, and answers at its slug', () => {
    expect(episodePath(WHOLE)).toBe('/resources/podcasts/18');
    expect(episodeNames(WHOLE)).toEqual(['18', 'episode-the-mother-in-law-has-a-key']);
  });

  it('is named with its guests', () => {
    const guests = ['Kim Alder', 'Ida Fern'].map((name) => ({ name, about: 'Therapist' }));
    expect(labelWithGuests({ ...WHOLE, guests })).toBe('Episode 18, with Kim Alder and Ida Fern');
    expect(labelWithGuests({ number: undefined })).toBe('Extra');
  });

  it('D16 has the URL of its slug without a number', () => {
    const extra = { number: undefined, slug: 'start-here' };
    expect(episodePath(extra)).toBe('/resources/podcasts/episode-start-here');
    expect(episodeNames(extra)).toEqual(['episode-start-here']);
  });

  it.each([
    ['a recording elsewhere', { audio: { ...WHOLE.audio, src: '18.mp3' } }, 'public/episodes'],
    ['a transcript out of order', { transcript: WHOLE.transcript.toReversed() }, 'order these'],
    ['no transcript', { transcript: [] }, 'write down what is said'],
    ['a cue after the end', { durationSeconds: 2 }, 'over after 2 seconds'],
    ['a slug with spaces', { slug: 'The key' }, 'lower case with hyphens'],
    ['a field of another name', { lenght: 3 }, 'lenght'],
  ])('reports %s', (_, change, message) => {
    expect(problems(change)).toContain(message);
  });

  it('fails if two share a number', () => {
    const other = { id: 'b', data: { ...WHOLE, slug: 'other', guid: 'other' } };
    expect(() => uniqueEpisodes([{ id: 'a', data: WHOLE }, other])).toThrow(
      /a\.md and b\.md share the number "18"/,
    );
    expect(() => uniqueEpisodes([{ id: 'a', data: WHOLE }])).not.toThrow();
  });

  it('sorts newest first', () => {
    const days = [
      { date: '2022-06-09', number: 3 },
      { date: '2025-01-01' },
      { date: '2022-06-09', number: 4 },
    ];
    expect(newestFirst(days.map((data) => ({ data }))).map(({ data }) => data.number)).toEqual([
      undefined,
      4,
      3,
    ]);
  });
});

describe('transcript', () => {
  const episode = episodeSchema.parse(WHOLE);

  it('is WebVTT: every cue lasts until the next, markup is escaped', () => {
    expect(captions(episode)).toBe(
      'WEBVTT\n\n00:00:00.000 --> 00:00:02.100\n[Two notes.]\n\n' +
        '00:00:02.100 --> 00:00:12.000\n<v Odessa>Somebody’s mother has a &lt;key&gt; &amp; a plan.\n',
    );
  });

  it('has a wider wave where someone speaks', () => {
    const heights = [...waveform(episode).matchAll(/ (\d+) [\d.]+ \1(?= )/g)].map(([, y]) =>
      Math.abs(Number(y) - 32),
    );
    expect(heights.length).toBeGreaterThan(50);
    expect(Math.max(...heights.slice(0, 9))).toBeLessThan(Math.min(...heights.slice(12)));
  });
});
