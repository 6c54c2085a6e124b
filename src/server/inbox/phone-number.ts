/** Reads phone numbers as people write them. A wrong reading would call a stranger, so unclear ones are not dialed. */
import { parsePhoneNumber } from 'awesome-phonenumber';

/** A remark in brackets, such as `(after 5 pm)`; an area code has no letters. */
const REMARK = /[([][^()[\]]*\p{L}[^()[\]]*[)\]]/gu;
/** Letters mean digits in `1-800-FLOWERS`, but people write words. `ext` and the like are excluded. */
const WORD = /\p{L}+/gu;
const KNOWN = /^(?:tel|ext|extn|extension|x)$/i;

/** RFC 3966 without `tel:`, extension as `;ext=4`; null unless exactly one valid number. American by default. */
export function dialable(phone: string): string | null {
  const text = phone.replace(REMARK, ' ');
  const hasWords = (text.match(WORD) ?? []).some((word) => !KNOWN.test(word));
  const read = parsePhoneNumber(text, { regionCode: 'US' });
  if (hasWords || !read.valid) return null;
  const { e164, rfc3966 } = read.number;
  const [, extension] = rfc3966.split(';');
  if (extension === undefined) return e164;
  return /^ext=\d+$/.test(extension) ? `${e164};${extension}` : null;
}
