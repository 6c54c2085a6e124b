import { expect, it } from 'vitest';
import { createThrottle } from './throttle.ts';

const throttle = () => createThrottle({ now: () => 0, steady: () => 0 });
const down = () => Promise.reject(new Error('down'));

it('tries that could not be checked count against nobody', async () => {
  const { password, code, challenge } = throttle();
  const one = { address: 'a', account: 'wren', device: undefined };
  for (let at = 0; at < 70; at += 1) {
    await expect(password(one, down)).rejects.toThrow('down');
    await expect(code(one, down)).rejects.toThrow('down');
    await expect(challenge('a', down)).rejects.toThrow('down');
  }
  expect(await password(one, async () => true)).toEqual({ waitMs: 0, found: true });
  expect(await code(one, async () => 7)).toEqual({ waitMs: 0, found: 7 });
  expect(await challenge('a', async () => 'c')).toEqual({ waitMs: 0, found: 'c' });
});

it('right codes do not count, wrong ones do, of a known browser apart', async () => {
  const { code } = throttle();
  const [stranger, owner] = [
    { account: 'wren', device: undefined },
    { account: 'wren', device: 'mark' },
  ];
  for (let at = 0; at < 20; at += 1) await code(stranger, async () => 0);
  for (let at = 0; at < 10; at += 1)
    expect(await code(stranger, async () => undefined)).toEqual({ waitMs: 0, found: undefined });
  expect((await code(stranger, async () => 0)).waitMs).toBeGreaterThan(0);
  expect(await code(owner, async () => 0)).toEqual({ waitMs: 0, found: 0 });
});

it.each([
  ['of one address', 10, () => 'a'],
  ['of an account, from wherever', 50, (at: number) => `address-${at}`],
] as const)('wrong passwords %s wait after %d', async (_whose, most, addressOf) => {
  const { password } = throttle();
  const wrong = (at: number) =>
    password({ address: addressOf(at), account: 'wren', device: undefined }, async () => false);
  for (let at = 0; at < most; at += 1) expect((await wrong(at)).waitMs, `${at}`).toBe(0);
  expect((await wrong(most)).waitMs).toBeGreaterThan(0);
});

it('challenges for passkeys of one address wait after 60: each is a write', async () => {
  const { challenge } = throttle();
  for (let at = 0; at < 60; at += 1)
    expect(await challenge('a', async () => at)).toEqual({ waitMs: 0, found: at });
  expect((await challenge('a', async () => 60)).waitMs).toBeGreaterThan(0);
  expect((await challenge('b', async () => 60)).waitMs).toBe(0);
});
