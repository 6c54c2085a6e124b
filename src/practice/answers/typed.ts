/** What people type, as answers. */
import { ENGLISH_NAMES, type Language, LANGUAGES, LOCALE } from '#lib/language.ts';
import { WRITTEN_FIRST } from '../starter-languages.ts';
import { SOCIAL_ICONS } from '#features/site/social.ts';

export const list = (typed: string): string[] =>
  typed
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');

/** `en for English or es for Spanish` */
const choices = WRITTEN_FIRST.map((language) => `${language} for ${ENGLISH_NAMES[language]}`);
export const LANGUAGE_MESSAGE = `write ${new Intl.ListFormat(LOCALE, { type: 'disjunction' }).format(choices)}: there are starter texts in these`;

/** Small, and without accents. */
const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase();

/** What people answer when they are asked for a language: its name in any of the languages. */
const SPELLINGS: ReadonlyMap<string, Language> = new Map(
  LANGUAGES.flatMap((own) => {
    const names = new Intl.DisplayNames(own, { type: 'language' });
    return LANGUAGES.map((language) => [plain(names.of(language) ?? language), language] as const);
  }),
);

/** `Spanish`, `español` → `es`; anything else as it is, in small letters. */
export const languageTyped = (typed: string): string =>
  SPELLINGS.get(plain(typed)) ?? typed.trim().toLowerCase();

/** `$150` is 150. */
export const number = (typed: string): number | undefined => {
  const digits = typed.replaceAll(/[$,\s]/g, '');
  return digits === '' ? undefined : Number(digits);
};

/** `tuesday` as `Tuesday`. */
export const weekday = (typed: string): string =>
  typed.charAt(0).toUpperCase() + typed.slice(1).toLowerCase();

/** `9`, `9:30` and `9:30 am` as `09:00`, `09:30`; anything else as it is. */
export function clockTime(typed: string): string {
  const [, hour, minute = '00', half = ''] =
    /^(\d{1,2})(?::(\d\d))?\s*(am|pm)?$/i.exec(typed.trim()) ?? [];
  if (hour === undefined) return typed;
  const from12 = half ? (Number(hour) % 12) + (/pm/i.test(half) ? 12 : 0) : Number(hour);
  return `${String(from12).padStart(2, '0')}:${minute}`;
}

/** `503-555-0142` as `(503) 555-0142`; anything else as it is. */
export function phoneNumber(typed: string): string {
  const digits = typed.replaceAll(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
  return digits.length === 10
    ? `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`
    : typed;
}

/** With the name and the drawing of each host. */
export const profiles = (typed: string): { name: string; href: string; icon: string }[] =>
  list(typed).map((href) => {
    const icon = SOCIAL_ICONS.find((name) => href.includes(`${name}.`)) ?? 'link';
    const host = URL.canParse(href) ? new URL(href).hostname.replace(/^www\./, '') : href;
    const [word = host] = host.split('.');
    return { name: word.charAt(0).toUpperCase() + word.slice(1), href, icon };
  });
