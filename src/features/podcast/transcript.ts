/** Transcripts and chapters as files for podcast apps. */
import type { Chapter, Episode } from './episode.schema.ts';
import { captionTime } from './duration.ts';

const safe = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** WebVTT: each cue lasts until the next one, the last until the end. */
export function captions({
  transcript,
  durationSeconds,
}: Pick<Episode, 'transcript' | 'durationSeconds'>): string {
  const cues = transcript.map(({ start, who, text }, at) => {
    const end = transcript[at + 1]?.start ?? durationSeconds;
    const voice = who ? `<v ${safe(who)}>` : '';
    return `${captionTime(start)} --> ${captionTime(end)}\n${voice}${safe(text)}`;
  });
  return `WEBVTT\n\n${cues.join('\n\n')}\n`;
}

/** Podcasting 2.0 chapters, version 1.2.0. */
export function chapterFile(chapters: readonly Chapter[]): {
  version: string;
  chapters: { startTime: number; title: string }[];
} {
  return {
    version: '1.2.0',
    chapters: chapters.map(({ start, title }) => ({ startTime: start, title })),
  };
}
