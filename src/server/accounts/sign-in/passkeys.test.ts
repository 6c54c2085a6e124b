import { createHash, generateKeyPairSync, randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { MINUTE, systemClock } from '../../base/clock.ts';
import type { StaffToken, StaffUser } from '../port.ts';
import { createPasskeys, relyingPartyOf } from './passkeys.ts';

const SITE = 'https://practice.example';

const placeFrom = (origin: string | undefined, isLocal = false) =>
  relyingPartyOf(
    { headers: { origin }, body: undefined, visitor: '192.0.2.1', isLocal, isSelfTest: false },
    new Set([SITE]),
  );

it('passkeys work at the addresses of the site, and at localhost on this machine only', () => {
  expect(placeFrom(SITE)).toEqual({ origin: SITE, host: 'practice.example' });
  const local = 'http://localhost:4321';
  expect(placeFrom(local, true)).toEqual({ origin: local, host: 'localhost' });
  expect(placeFrom(local)).toBeUndefined();
  for (const origin of [undefined, 'null', `${SITE}.evil.example`, 'http://127.0.0.1:4321'])
    expect(placeFrom(origin, true), origin).toBeUndefined();
});

const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest();
/** CBOR of bytes, at most 65,535. */
const cborBytes = (bytes: Buffer): Buffer =>
  Buffer.concat([Buffer.from([0x59, bytes.length >> 8, bytes.length & 255]), bytes]);

/** What a browser sends for a new passkey without attestation. @param key as COSE, in CBOR */
function registration(challenge: string, key: Buffer): object {
  const id = randomBytes(16);
  const client = JSON.stringify({ type: 'webauthn.create', challenge, origin: SITE });
  // Person present and verified, with the new key; no counter, no model of the device.
  const head = [sha256('practice.example'), Buffer.from([0x45]), Buffer.alloc(20)];
  const data = Buffer.concat([...head, Buffer.from([0, id.length]), id, key]);
  const start = Buffer.from('a363666d74646e6f6e656761747453746d74a0686175746844617461', 'hex');
  const name = id.toString('base64url');
  return {
    id: name,
    rawId: name,
    type: 'public-key',
    clientExtensionResults: {},
    response: {
      clientDataJSON: Buffer.from(client).toString('base64url'),
      attestationObject: Buffer.concat([start, cborBytes(data)]).toString('base64url'),
    },
  };
}

it('new passkeys have keys that every runtime can check, whatever this one can', async () => {
  const challenges: StaffToken[] = [];
  const store = {
    tokens: {
      add: async (tokens: StaffToken[]) => challenges.push(...tokens),
      take: async () => challenges.pop(),
    },
    secondSteps: {
      of: async () => ({ passkeys: [] }),
      passkey: async () => undefined,
    },
  };
  const { addOptions, made } = createPasskeys(store as never, systemClock);
  const relyingParty = { origin: SITE, host: 'practice.example' };
  const user = { id: 'wren', username: 'wren' } as StaffUser;
  const { x = '', y = '' } = generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey.export({
    format: 'jwk',
  });
  // {1: 2, 3: -7, -1: 1, -2: x, -3: y} (RFC 9053, 7.1.1).
  const es256 = Buffer.concat([
    Buffer.from('a5010203262001215820', 'hex'),
    Buffer.from(x, 'base64url'),
    Buffer.from('225820', 'hex'),
    Buffer.from(y, 'base64url'),
  ]);
  // {1: 7, 3: -48, -1: public key}: ML-DSA-44.
  const mlDsa = Buffer.concat([Buffer.from('a3010703382f20', 'hex'), cborBytes(randomBytes(1312))]);
  for (const [key, isTaken] of [
    [es256, true],
    [mlDsa, false],
  ] as const) {
    const { challenge, pubKeyCredParams } = await addOptions(relyingParty, user);
    expect(pubKeyCredParams.map(({ alg }) => alg)).toEqual([-8, -7, -257]);
    expect(challenges.map(({ endsAt }) => Math.ceil((endsAt - Date.now()) / MINUTE))).toEqual([5]);
    const passkey = await made(relyingParty, registration(challenge, key), user, 'Phone');
    expect(passkey !== undefined).toBe(isTaken);
  }
});
