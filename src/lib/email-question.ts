/** Suggests a correction for a mistyped email address. Browsers download this. */

/** Often mistyped, and long enough that one letter off is hardly another company. */
const COMMON =
  'gmail.com yahoo.com hotmail.com outlook.com icloud.com comcast.net verizon.net protonmail.com sbcglobal.net bellsouth.net'.split(
    ' ',
  );
/** One letter from a common one, and real. */
const REAL = /^[ey]?mail\.com$/;
/** No top-level domains. */
const SLIPS = /\.(?:con|cmo|ocm|vom|xom|comm|cpm|coom)$/;

/** Whether one letter was added, left out or changed, or two neighbors were swapped. */
function isNear(one: string, other: string): boolean {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  const rest = (ones: number, others: number): boolean =>
    one.slice(at + ones) === other.slice(at + others);
  const isSwapped = one[at] === other[at + 1] && one[at + 1] === other[at];
  return rest(1, 1) || rest(1, 0) || rest(0, 1) || (isSwapped && rest(2, 2));
}

/**
 * The address to ask about: with one `@`, a top-level domain that exists, and a common mail domain one slip away.
 * `undefined` if there is nothing to ask. It only ever asks: whatever was typed can be sent.
 */
export function meantAddress(typed: string): string | undefined {
  // Not `cleanEmail`: shared with the quiz, it would be a separate file. With `LiveRegion` (EmailQuestion.tsx), the first
  // touch of a form would be 206 B and two requests more.
  const address = typed.trim().replace(/[.,;:]$/, '');
  if (/[<>:"]/.test(address)) return undefined;
  const at = address.lastIndexOf('@');
  const local = address.slice(0, Math.max(at, 0)).replace(/[@\s]+$/, '');
  const domain = address
    .slice(at + 1)
    .toLowerCase()
    .replace(/[\s,.]+/g, '.')
    .replace(/^\./, '')
    .replace(SLIPS, '.com');
  if (!local || !domain) return undefined;
  const isKnown = COMMON.includes(domain) || REAL.test(domain);
  const common = COMMON.find((one) => isNear(domain, one) || one.startsWith(`${domain}.`));
  const meant = `${local}@${(!isKnown && common) || domain}`;
  return meant.toLowerCase() === address.toLowerCase() ? undefined : meant;
}
