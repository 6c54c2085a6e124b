/** Codes of authenticator apps: RFC 6238 with SHA-1, six digits and steps of 30 seconds, which every app supports. */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { SECOND } from '../../base/clock.ts';

export const STEP_MS = 30 * SECOND;
const SECRET_BYTES = 20;
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Without padding (RFC 4648), as apps expect a secret. */
export function base32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => ALPHABET[Number.parseInt(group.padEnd(5, '0'), 2)]).join('');
}

function bytesOf(secret: string): Buffer {
  const bits = [...secret].map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0'));
  return Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/** 160 bits, base32. */
export const newSecret = (): string => base32(randomBytes(SECRET_BYTES));

/** The code of a time step (RFC 4226, 5.3). */
export function codeAt(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', bytesOf(secret)).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 15;
  const number = digest.readUInt32BE(offset) & 0x7f_ff_ff_ff;
  return String(number % 1_000_000).padStart(6, '0');
}

/** The time step of a code: the current one or a neighbor, for clocks that differ. @param now epoch milliseconds */
export function stepOf(secret: string, code: string, now: number): number | undefined {
  const present = Math.floor(now / STEP_MS);
  return [present - 1, present, present + 1].find((step) => {
    const [typed, right] = [Buffer.from(code), Buffer.from(codeAt(secret, step))];
    return typed.length === right.length && timingSafeEqual(typed, right);
  });
}

export const totpUri = (secret: string, issuer: string, username: string): string =>
  `otpauth://totp/${encodeURIComponent(`${issuer}:${username}`)}?secret=${secret}&issuer=${encodeURIComponent(issuer)}`;
