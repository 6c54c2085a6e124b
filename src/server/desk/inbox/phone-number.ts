/** Reads phone numbers as people write them. A wrong reading would call a stranger, so unclear ones are not dialed. */
import { parsePhoneNumber } from 'awesome-phonenumber';
import { site } from '#site';

/** A remark in brackets, such as `(after 5 pm)`; an area code has no letters. */
const REMARK = /[([][^()[\]]*\p{L}[^()[\]]*[)\]]/gu;
/** What people write before or behind a number in Spanish: of which device it is. */
const DEVICE = /(?<!\p{L})(?:cel(?:ular)?|tel[eé]fono|m[oó]vil)(?!\p{L})[.:]*/giu;
/** Letters mean digits in `1-800-FLOWERS`, but people write words. `ext` and the like are excluded. */
const WORD = /\p{L}+/gu;
const KNOWN = /^(?:tel|ext|extn|extension|x)$/i;

function readNumber(phone: string) {
  const text = phone.replace(REMARK, ' ').replace(DEVICE, ' ');
  const hasWords = (text.match(WORD) ?? []).some((word) => !KNOWN.test(word));
  return { read: parsePhoneNumber(text, { regionCode: site.country }), hasWords };
}

/**
 * Any number of the North American plan. Lists of its area codes are months behind: those of 2024 are not in that of
 * April 2026. An area code has no 9 in its middle and does not end in 11.
 */
const AMERICAN = /^\+1[2-9](?!11)[0-8]\d[2-9]\d{6}$/;

/**
 * RFC 3966 without `tel:`, extension as `;ext=4`; null unless exactly one number that is valid or, in America, possible.
 * American by default.
 */
export function dialable(phone: string): string | null {
  const { read, hasWords } = readNumber(phone);
  if (hasWords || !read.number) return null;
  const { e164, rfc3966 } = read.number;
  if (!read.valid && !AMERICAN.test(e164)) return null;
  const [, extension] = rfc3966.split(';');
  if (extension === undefined) return e164;
  return /^ext=\d+$/.test(extension) ? `${e164};${extension}` : null;
}

/** Whether a number is dialed that the list does not know: its area code is new, or it was mistyped. */
export const isUnlisted = (phone: string): boolean =>
  dialable(phone) !== null && !readNumber(phone).read.valid;
