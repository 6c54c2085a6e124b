/** The wave above the player, estimated from the transcript. */
import type { Cue, Episode } from './episode.schema.ts';

/** SVG units. */
export const WAVE = { width: 400, height: 64, swings: 60 } as const;

/** Amplitude at `at` seconds: large where someone speaks. */
function swing(at: number, transcript: readonly Cue[]): number {
  const cue = transcript.findLast(({ start }) => start <= at);
  if (!cue?.who) return 5 + (Math.round(at * 10) % 3);
  const letter = cue.text.charCodeAt(Math.floor((at - cue.start) * 13) % cue.text.length);
  return 9 + ((letter * 7) % 19);
}

export function waveform({
  transcript,
  durationSeconds,
}: Pick<Episode, 'transcript' | 'durationSeconds'>): string {
  const middle = WAVE.height / 2;
  const step = WAVE.width / WAVE.swings;
  const points = Array.from({ length: WAVE.swings - 1 }, (_, index) => {
    const far = swing(((index + 1) / WAVE.swings) * durationSeconds, transcript);
    const x = (index + 1) * step;
    const y = middle + (index % 2 ? far : -far);
    return `${(x - step / 2).toFixed(1)} ${y} ${x.toFixed(1)} ${y}`;
  });
  return `M0 ${middle}S${points.join(' ')} ${WAVE.width - step / 2} ${middle} ${WAVE.width} ${middle}`;
}
