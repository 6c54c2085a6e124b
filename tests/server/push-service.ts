/** A push service on this machine, and browsers that registered at it: what they are sent is decrypted (RFC 8188, 8291). */
import { createDecipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { NewDevice } from '#staff/contract/messages/notices.ts';
import { afterwards } from './cleanup.ts';

export interface Pushed {
  path: string;
  headers: Readonly<Record<string, string>>;
  body: Buffer;
}

export interface PushService {
  origin: string;
  received: Pushed[];
  /** Status by path from now on; `hang`: no answer. */
  behave: (answer: (path: string) => number | 'hang') => void;
}

/** On a free port. Stopped after the test. */
export async function startPushService(): Promise<PushService> {
  const received: Pushed[] = [];
  let answer: Parameters<PushService['behave']>[0] = () => 201;
  const server = createServer(async (request, response) => {
    const path = request.url ?? '';
    const headers = request.headers as Record<string, string>;
    received.push({ path, headers, body: await buffer(request) });
    const status = answer(path);
    if (status !== 'hang') response.writeHead(status, { 'Retry-After': '0' }).end('x'.repeat(99));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  afterwards(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    received,
    behave: (next) => {
      answer = next;
    },
  };
}

export interface Browser {
  subscription: NewDevice;
  /** The text of a message for this browser. @throws if it is for another one */
  read: (body: Buffer) => string;
}

const derive = (key: Buffer, salt: Buffer, info: Buffer | string, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length));

function decrypted(body: Buffer, own: ECDH, auth: Buffer): string {
  const salt = body.subarray(0, 16);
  const idLength = body[20] ?? 0;
  const sender = body.subarray(21, 21 + idLength);
  const content = body.subarray(21 + idLength);
  const shared = own.computeSecret(sender);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), own.getPublicKey(), sender]);
  const key = derive(shared, auth, info, 32);
  const decipher = createDecipheriv(
    'aes-128-gcm',
    derive(key, salt, 'Content-Encoding: aes128gcm\0', 16),
    derive(key, salt, 'Content-Encoding: nonce\0', 12),
  );
  decipher.setAuthTag(content.subarray(-16));
  const plain = Buffer.concat([decipher.update(content.subarray(0, -16)), decipher.final()]);
  // The last record ends with a 2 and zeros.
  return plain.toString('utf8').replace(/\u0002\0*$/, '');
}

export function newBrowser(origin: string, path = `/${randomBytes(8).toString('hex')}`): Browser {
  const own = createECDH('prime256v1');
  own.generateKeys();
  const auth = randomBytes(16);
  return {
    subscription: {
      endpoint: `${origin}${path}`,
      keys: { p256dh: own.getPublicKey('base64url'), auth: auth.toString('base64url') },
    },
    read: (body) => decrypted(body, own, auth),
  };
}
