import { describe, expect, it } from 'vitest';
import { base32, codeAt, newSecret, STEP_MS, stepOf, totpUri } from './totp.ts';

const SECRET = base32(Buffer.from('12345678901234567890'));

// RFC 6238, appendix B, the last six of eight digits.
it.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('codeAt is the code of the standard at second %i', (seconds, code) => {
  expect(codeAt(SECRET, Math.floor(seconds / 30))).toBe(code);
});

describe('stepOf', () => {
  const now = 1_111_111_109_000;
  const step = Math.floor(now / STEP_MS);

  it.each([-1, 0, 1])('accepts a clock that is %i steps away', (away) => {
    expect(stepOf(SECRET, codeAt(SECRET, step + away), now)).toBe(step + away);
  });

  it.each([
    codeAt(SECRET, step + 2),
    codeAt(SECRET, step - 2),
    '',
    '08180',
    '0818044',
    '０８１８０４',
  ])('refuses %j', (code) => {
    expect(stepOf(SECRET, code, now)).toBeUndefined();
  });
});

describe('a secret', () => {
  it('has 160 random bits in base32 (RFC 4648)', () => {
    expect(SECRET).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
    expect(newSecret()).toMatch(/^[A-Z2-7]{32}$/);
    expect(newSecret()).not.toBe(newSecret());
  });

  it('is named for the app', () => {
    expect(totpUri('ABC', 'Hearth line', 'wren@example.com')).toBe(
      'otpauth://totp/Hearth%20line%3Awren%40example.com?secret=ABC&issuer=Hearth%20line',
    );
  });
});
