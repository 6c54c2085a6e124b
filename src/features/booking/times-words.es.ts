/** Spanish words of open times; `times-words.en.ts` says what each is. */
import { LOCALES } from '#lib/language.ts';
import { zoneTimeOf } from '#lib/zone-time.ts';
import type { TimesWords } from './times-words.en.ts';

const formatted = (options: Intl.DateTimeFormatOptions, at: number, zone: string): string =>
  new Intl.DateTimeFormat(LOCALES.es, { timeZone: zone, ...options }).format(at);

const weekday = (at: number, zone: string): string => formatted({ weekday: 'long' }, at, zone);
const date = (at: number, zone: string): string =>
  formatted({ month: 'long', day: 'numeric' }, at, zone);
/** As in `words.es.ts`: Intl writes `p.m.`, and other spaces in other versions. */
function time(at: number, zone: string): string {
  const { minutes } = zoneTimeOf(at, zone);
  const hour = Math.floor(minutes / 60);
  const past = String(minutes % 60).padStart(2, '0');
  return `${hour % 12 || 12}:${past} ${hour < 12 ? 'a. m.' : 'p. m.'}`;
}

/** As people say them; Intl has `hora de las Montañas Rocosas`, and `hora oriental` for Florida. */
const ZONES: Readonly<Record<string, string>> = {
  'America/New_York': 'hora del este',
  'America/Chicago': 'hora del centro',
  'America/Denver': 'hora de la montaña',
  'America/Phoenix': 'hora de Arizona',
  'America/Los_Angeles': 'hora del Pacífico',
  'America/Anchorage': 'hora de Alaska',
  'Pacific/Honolulu': 'hora de Hawái',
};

/** In summer, because zones with daylight saving time have one name for both. */
const SUMMER = Date.UTC(2026, 6, 1);

function zoneName(zone: string): string {
  const parts = new Intl.DateTimeFormat(LOCALES.es, {
    timeZone: zone,
    timeZoneName: 'longGeneric',
  }).formatToParts(SUMMER);
  return ZONES[zone] ?? parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone;
}

export const SPANISH_TIMES: TimesWords = {
  weekday,
  month: (at, zone) => formatted({ month: 'long' }, at, zone),
  date,
  day: (at, zone) => `${weekday(at, zone)}, ${date(at, zone)}`,
  time,
  zoneName,
  reply: (at, zone, isFar) =>
    `el ${weekday(at, zone)}${isFar ? ` ${date(at, zone)}` : ''} a ${/^1:/.test(time(at, zone)) ? 'la' : 'las'} ${time(at, zone).replace(':00', '')}`,
  today: 'Hoy',
  taken: 'Sin horarios libres',
  // The reasons are written in English (`slots.yaml`).
  closed: () => 'Cerrado',
};
