/** Formats durations, timestamps and sizes of recordings. */

const two = (value: number): string => String(value).padStart(2, '0');

/** A place in a recording: 75 → `1:15`, 3675 → `1:01:15`. Fractions of a second are dropped. */
export function formatTimestamp(seconds: number): string {
  const whole = Math.floor(seconds);
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60), whole % 60];
  return hours ? `${hours}:${two(minutes % 60)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

/** How long it takes, before anything is fetched: 1900 → `32 minutes`, 12 → `12 seconds`. */
export function minutesText(seconds: number): string {
  if (seconds < 90) return `${Math.round(seconds)} seconds`;
  return `${Math.round(seconds / 60)} minutes`;
}

/** Download size: 15200000 → `15.2 MB`, 36086 → `0.04 MB`. A megabyte is a million bytes. */
export function megabytes(bytes: number): string {
  const size = bytes / 1e6;
  return `${size < 0.1 ? Math.max(0.01, size).toFixed(2) : size.toFixed(1)} MB`;
}

/** For `datetime` and structured data: 1900 → `PT31M40S` (ISO 8601). */
export function isoDuration(seconds: number): string {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return `PT${hours ? `${hours}H` : ''}${minutes ? `${minutes}M` : ''}${seconds % 60}S`;
}

/** For captions: 2.35 → `00:00:02.350`. */
export function captionTime(seconds: number): string {
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return `${parts.map(two).join(':')}:${(seconds % 60).toFixed(3).padStart(6, '0')}`;
}
