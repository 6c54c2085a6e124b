import { inWords } from '#lib/number-words.ts';

const two = (value: number): string => String(value).padStart(2, '0');

/** 75 → `1:15`, 3675 → `1:01:15`. Fractions of a second are dropped. */
export function formatTimestamp(seconds: number): string {
  const whole = Math.floor(seconds);
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60), whole % 60];
  return hours ? `${hours}:${two(minutes % 60)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

/** 1900 → `thirty-two minutes`, 12 → `twelve seconds`. */
export function lengthInWords(seconds: number): string {
  if (seconds < 90) return `${inWords(Math.round(seconds))} seconds`;
  const minutes = Math.round(seconds / 60);
  return minutes === 30 ? 'half an hour' : `${inWords(minutes)} minutes`;
}

/** A phone's photo, bytes. */
export const PHOTO = 3e6;

/** 36086 → `less data than a photo`. */
export function dataInWords(bytes: number): string {
  const photos = Math.round(bytes / PHOTO);
  if (photos < 1) return 'less data than a photo';
  return `about as much data as ${photos === 1 ? 'a photo' : `${inWords(photos)} photos`}`;
}

/** 15200000 → `15.2 MB`, 36086 → `0.04 MB`. A megabyte is a million bytes. */
export function megabytes(bytes: number): string {
  const size = bytes / 1e6;
  return `${size < 0.1 ? Math.max(0.01, size).toFixed(2) : size.toFixed(1)} MB`;
}

/** 1900 → `PT31M40S` (ISO 8601). */
export function isoDuration(seconds: number): string {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return `PT${hours ? `${hours}H` : ''}${minutes ? `${minutes}M` : ''}${seconds % 60}S`;
}

/** For captions: 2.35 → `00:00:02.350`. */
export function captionTime(seconds: number): string {
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return `${parts.map(two).join(':')}:${(seconds % 60).toFixed(3).padStart(6, '0')}`;
}
