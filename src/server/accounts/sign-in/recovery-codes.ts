/** Each code replaces the second factor once. */
import { randomBytes } from 'node:crypto';
import { DAY } from '../../base/clock.ts';
import type { StaffToken } from '../port.ts';
import { base32 } from './totp.ts';
import { tokenDigest } from '../tokens.ts';

const CODES = 10;
/** 120 bits: cannot be guessed from a fast digest (ASVS 6.5.2: 112). Codes of 80 bits from before stay valid. */
const CODE_BYTES = 15;
const VALID_MS = 3650 * DAY;

/** However the code was typed. Includes the account, so that it fits no other. */
export const recoveryDigest = (userId: string, code: string): string =>
  tokenDigest(`${userId} ${code.toUpperCase().replaceAll(/[^A-Z2-7]/g, '')}`);

/** Ten new codes, `ABCD-EFGH-JKLM-NPQR-STUV-WXYZ`, and what to store of them. */
export function newRecoveryCodes(
  userId: string,
  now: number,
): { codes: string[]; tokens: StaffToken[] } {
  const codes = Array.from({ length: CODES }, () =>
    (base32(randomBytes(CODE_BYTES)).match(/.{4}/g) ?? []).join('-'),
  );
  const tokens = codes.map((code) => ({
    digest: recoveryDigest(userId, code),
    kind: 'recovery' as const,
    userId,
    endsAt: now + VALID_MS,
  }));
  return { codes, tokens };
}
