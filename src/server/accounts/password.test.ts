import { describe, expect, it } from 'vitest';
import { hashPassword, isPassword, MAX_LENGTH, passwordProblem } from './password.ts';

describe('passwordProblem (ASVS 6.2.1, 6.2.4, 6.2.9)', () => {
  it.each([
    ['four unrelated words', 'otter violin gravel tuesday'],
    ['accents and spaces', 'über den Wolken 44'],
    ['exactly 12 characters', 'k7#Lq-vv0!aZ'],
    ['three words with signs', 'maple-otter-canoe'],
    ['what a password manager makes', 'x7Gh2kQp9LmZ'],
    ['words of another language', 'der Hund schläft am Ofen'],
    ['12 characters outside the basic plane', '🦦🎻🪨📅🦊🐝🍂🌊🧵🪑🕯🫖'],
  ])('accepts %s', async (_what, password) => {
    await expect(passwordProblem(password, 'safiya')).resolves.toBeUndefined();
  });

  it.each([
    ['11 characters', 'k7#Lq-vv0!a', /has 11 characters.*at least 12/],
    ['11 emoji', '🦦🎻🪨📅🦊🐝🍂🌊🧵🪑🕯', /has 11 characters/],
    ['too much to hash', 'x'.repeat(MAX_LENGTH + 1), /at most 200/],
    ['the username', 'Safiya-2026-november', /contains “safiya”/],
    ['the name of the practice', 'hearthline-dallas-1', /contains “Hearthline”/],
  ])('refuses %s', async (_what, password, reason) => {
    await expect(passwordProblem(password, 'safiya')).resolves.toMatch(reason);
  });

  // Made of what leaked, as people make twelve letters of it.
  it.each(
    [
      'qwerty123456 QWERTY123456 aaaaaaaaaaaaaa a1b2a1b2a1b2a1 123456789012 passwordpassword',
      'password1234 Password2026! P@ssw0rd1234 drowssap4321 qwertyuiop12 1qaz2wsx3edc zxcvbnm12345',
      'iloveyou1234 letmein12345 sunshine2026 Summer2026!! November2026 adminadmin12 changeme1234',
      'michaeljordan DallasCowboys superman1234 abcdefghijkl 111111222222 trustno1trustno1',
      'Therapist2026 couplestherapy1 FortWorth2026! H34rthl1n3-2026 correcthorsebatterystaple',
    ].flatMap((line) => line.split(' ')),
  )('refuses %s', async (password) => {
    await expect(passwordProblem(password, 'safiya')).resolves.toMatch(/easy to guess: attackers/);
  });

  it('finds a short name as a word, not inside another word', async () => {
    await expect(passwordProblem('thinking violin gravel', 'ink')).resolves.toBeUndefined();
    await expect(passwordProblem('violin-ink-gravel', 'ink')).resolves.toMatch(/contains “ink”/);
  });
});

describe('hashPassword', () => {
  it('uses argon2id with a salt of its own, at the cost that OWASP asks for', async () => {
    const [one, other] = await Promise.all([
      hashPassword('otter violin'),
      hashPassword('otter violin'),
    ]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(other).not.toBe(one);
  });

  it('finds the password, and no other', async () => {
    const stored = await hashPassword('otter violin gravel');
    expect(await isPassword('otter violin gravel', stored)).toBe(true);
    expect(await isPassword('otter violin grave', stored)).toBe(false);
    expect(await isPassword('Otter violin gravel', stored)).toBe(false);
    expect(await isPassword('', stored)).toBe(false);
  });

  it('finds it however its accents were typed', async () => {
    const stored = await hashPassword('über violin gravel');
    expect(await isPassword('u\u0308ber violin gravel', stored)).toBe(true);
  });

  it('reads the cost from the hash', async () => {
    const stored = (await hashPassword('otter violin gravel')).replace('t=2', 't=3');
    expect(await isPassword('otter violin gravel', stored)).toBe(false);
  });

  it('says that a stored hash is damaged', async () => {
    await expect(isPassword('otter', '$2b$12$abc')).rejects.toThrow('damaged');
  });
});
