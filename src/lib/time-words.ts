import { zoneTimeOf } from './zone-time.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

function format(zone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${zone} ${Object.keys(options).join()}`;
  const known =
    formats.get(key) ?? new Intl.DateTimeFormat('en-US', { timeZone: zone, ...options });
  formats.set(key, known);
  return known;
}

/** `Tuesday` */
export const weekdayText = (at: number, zone: string): string =>
  format(zone, { weekday: 'long' }).format(at);

/** `November 24` */
export const dateText = (at: number, zone: string): string =>
  format(zone, { month: 'long', day: 'numeric' }).format(at);

/** `Tuesday, November 24` */
export const dayText = (at: number, zone: string): string =>
  `${weekdayText(at, zone)}, ${dateText(at, zone)}`;

/** `3:00 PM` */
export function timeText(at: number, zone: string): string {
  const { minutes } = zoneTimeOf(at, zone);
  const hour = Math.floor(minutes / 60);
  return `${hour % 12 || 12}:${String(minutes % 60).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** In summer, because zones with daylight saving time have one name for both. */
const SUMMER = Date.UTC(2026, 6, 1);

/** `Central Time` */
export function zoneName(zone: string): string {
  const parts = format(zone, { timeZoneName: 'longGeneric' }).formatToParts(SUMMER);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone;
}
