/** Kind and length of a recording, from its bytes: names and forms are filled in by people. */

export interface Heard {
  /** As in the feed. */
  type: 'audio/mpeg' | 'audio/mp4';
  seconds: number;
}

/** ISO/IEC 11172-3 and 13818-3, kbit/s, by the index of the header: Layer III of MPEG 1, and of MPEG 2 and 2.5. */
const RATES = {
  one: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  two: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
} as const;
/** Samples a second of MPEG 1; half of it in MPEG 2, and a quarter in 2.5. */
const SAMPLES = [44_100, 48_000, 32_000] as const;
/** By the version in the header: 2.5, none, 2 and 1. */
const SLOWER = [4, 1, 2, 1] as const;

interface Frame {
  bytes: number;
  seconds: number;
}

/** The frame of MPEG audio, Layer III, at a place; `undefined` if none begins there. */
function frameAt(file: Buffer, at: number): Frame | undefined {
  if (at + 4 > file.length) return undefined;
  const head = file.readUInt32BE(at);
  const version = (head >>> 19) & 3;
  // Eleven bits of sync, and Layer III; the version 1 is reserved.
  if (head >>> 21 !== 0x7ff || version === 1 || ((head >>> 17) & 3) !== 1) return undefined;
  const isOne = version === 3;
  const rate = RATES[isOne ? 'one' : 'two'][(head >>> 12) & 15];
  const base = SAMPLES[(head >>> 10) & 3];
  if (!rate || base === undefined) return undefined;
  const samples = base / (SLOWER[version] ?? 1);
  const padding = (head >>> 9) & 1;
  const perFrame = isOne ? 1152 : 576;
  return {
    bytes: Math.floor(((perFrame / 8) * rate * 1000) / samples) + padding,
    seconds: perFrame / samples,
  };
}

/** Bytes of the ID3 tag before the sound, with a seven-bit length. */
function tagLength(file: Buffer): number {
  if (file.toString('latin1', 0, 3) !== 'ID3') return 0;
  const [a = 0, b = 0, c = 0, d = 0] = file.subarray(6, 10);
  return 10 + ((a << 21) | (b << 14) | (c << 7) | d);
}

/** Whether a frame only says how many follow: it has no sound. */
const isIndex = (file: Buffer, at: number, { bytes }: Frame): boolean =>
  /Xing|Info|VBRI/.test(file.toString('latin1', at, at + Math.min(bytes, 64)));

function mp3(file: Buffer): number | undefined {
  const start = tagLength(file);
  // Between tag and sound there may be zeros.
  let at = start;
  while (at < Math.min(start + 4096, file.length) && !frameAt(file, at)) at += 1;
  const begins = frameAt(file, at);
  // By chance, two bytes of another format look like a frame; three frames in a row do not.
  const next = begins && frameAt(file, at + begins.bytes);
  if (!begins || !next || !frameAt(file, at + begins.bytes + next.bytes)) return undefined;
  let seconds = 0;
  for (let frame: Frame | undefined = begins; frame; frame = frameAt(file, at)) {
    if (!isIndex(file, at, frame)) seconds += frame.seconds;
    at += frame.bytes;
  }
  return seconds;
}

/** Where the content of a box begins and ends (ISO/IEC 14496-12), from the first of its name. */
function boxIn(file: Buffer, name: string, from: number, to: number): [number, number] | undefined {
  for (let at = from; at + 8 <= to;) {
    const short = file.readUInt32BE(at);
    const isLong = short === 1 && at + 16 <= to;
    const size = isLong ? Number(file.readBigUInt64BE(at + 8)) : short || to - at;
    const head = isLong ? 16 : 8;
    if (size < head) return undefined;
    if (file.toString('latin1', at + 4, at + 8) === name)
      return [at + head, Math.min(at + size, to)];
    at += size;
  }
  return undefined;
}

function mp4(file: Buffer): number | undefined {
  const movie = boxIn(file, 'moov', 0, file.length);
  const [at, end] = (movie && boxIn(file, 'mvhd', ...movie)) ?? [0, 0];
  const isLong = file[at] === 1;
  if (end - at < (isLong ? 32 : 20)) return undefined;
  const scale = file.readUInt32BE(at + (isLong ? 20 : 12));
  const length = isLong ? Number(file.readBigUInt64BE(at + 24)) : file.readUInt32BE(at + 16);
  return scale > 0 ? length / scale : undefined;
}

/** Bytes that {@link kindOf} needs. */
export const START_BYTES = 4096;

/** Of a name; an app that trusts it does not play another kind. */
export const ENDINGS: Readonly<Record<Heard['type'], string>> = {
  'audio/mpeg': '.mp3',
  'audio/mp4': '.m4a',
};

/** By the beginning of a file; `undefined` for anything else. */
export function kindOf(start: Buffer): Heard['type'] | undefined {
  if (start.toString('latin1', 4, 8) === 'ftyp') return 'audio/mp4';
  const isTagged = tagLength(start) > 0;
  return isTagged || frameAt(start, 0) ? 'audio/mpeg' : undefined;
}

/** `undefined` for anything that podcast apps may not play: no MP3, and no MPEG-4. Needs the whole file. */
export function hear(file: Buffer): Heard | undefined {
  const isMp4 = kindOf(file) === 'audio/mp4';
  const seconds = isMp4 ? mp4(file) : mp3(file);
  if (seconds === undefined || seconds === 0) return undefined;
  return { type: isMp4 ? 'audio/mp4' : 'audio/mpeg', seconds };
}
