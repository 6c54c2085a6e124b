/** A passkey device for tests: makes a key and signs challenges as a browser would (WebAuthn, ES256). */
import { createHash, generateKeyPairSync, randomUUID, sign } from 'node:crypto';

export interface PasskeyDevice {
  /** Credential id, base64url. */
  id: string;
  /** COSE key, base64url. */
  publicKey: string;
  /** What the browser sends for a challenge. @param origin the address of the page */
  answer: (challenge: string, origin: string) => object;
}

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();
const base64url = (data: string | Buffer): string => Buffer.from(data).toString('base64url');
/** Person present and verified. */
const FLAGS = 0b101;

export function passkeyDevice(): PasskeyDevice {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = base64url(randomUUID());
  // CBOR of {1: 2, 3: -7, -1: 1, -2: x, -3: y} (RFC 9053, 7.1.1).
  const cose = Buffer.concat([
    Buffer.from('a5010203262001215820', 'hex'),
    Buffer.from(x, 'base64url'),
    Buffer.from('225820', 'hex'),
    Buffer.from(y, 'base64url'),
  ]);
  return {
    id,
    publicKey: base64url(cose),
    answer(challenge, origin) {
      const client = JSON.stringify({ type: 'webauthn.get', challenge, origin });
      const data = Buffer.concat([
        sha256(new URL(origin).hostname),
        Buffer.from([FLAGS]),
        Buffer.alloc(4),
      ]);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      const response = {
        clientDataJSON: base64url(client),
        authenticatorData: base64url(data),
        signature: base64url(signature),
      };
      return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
    },
  };
}
