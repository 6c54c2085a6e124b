/**
 * Whether email could be sent to an address (RFC 5321 and 6531). The forms use the specification's looser rules (R215,
 * R241); the server quarantines leads that pass only those. In doubt the answer is yes: unusual dots in local parts
 * exist, and domains may be in any script.
 */

/** Before the last `@`: a quoted string, or anything without blanks, controls and special characters. */
const LOCAL = /^(?:"(?:[^"\\\p{C}]|\\[^\p{C}])+"|[^\s"(),:;<>@[\\\]\p{C}]+)$/u;
/** Letters, digits and inner hyphens. */
const LABEL = /^(?!-)[\p{L}\p{M}\p{N}-]{1,63}(?<!-)$/u;
/** RFC 5321, 4.5.3.1. */
const MAX_LENGTH = { local: 64, domain: 253 };

/** @param text cleaned */
export function canBeAddress(text: string): boolean {
  const at = text.lastIndexOf('@');
  const [local, domain] = [text.slice(0, Math.max(at, 0)), text.slice(at + 1)];
  if (local.length > MAX_LENGTH.local || domain.length > MAX_LENGTH.domain || !LOCAL.test(local))
    return false;
  const labels = domain.split('.');
  return labels.length > 1 && labels.every((label) => LABEL.test(label)) && !/\.\d+$/.test(domain);
}

declare const checked: unique symbol;
/** An address that may be put into `To`. */
export type Recipient = string & { readonly [checked]: true };

/**
 * The only way to a {@link Recipient}. Some mail programs read quotation marks, commas and brackets as several addresses
 * or as names, so such an address is none, although it can be one.
 */
export const recipientOf = (text: string): Recipient | undefined =>
  canBeAddress(text) && !/[",;:<>()\s]/.test(text) ? (text as Recipient) : undefined;
