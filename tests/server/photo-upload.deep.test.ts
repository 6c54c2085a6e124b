/** A photo as phones take it, saved with the content editor through each proxy as it is shipped. */
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { MAX_PICTURE, MAX_SAVE } from '#staff/contract/editor/limits.ts';
import { optional } from '../programs/optional.ts';
import { startCaddy, startNginx } from '../proxies/start.ts';
import { startCaddy as startOwnCaddy, startNginx as startOwnNginx } from '../redirects/hosts.ts';
import { afterwards, emptyFolder } from './cleanup.ts';
import { apiPath } from './content-folder.ts';
import { sharedServer } from './harness.ts';
import { sharedContentFolder } from './shared-content-folder.ts';
import { signedIn } from './staff-client.ts';

const folder = sharedContentFolder();
const server = sharedServer({ CONTENT_DIR: folder.path, TRUST_PROXY: '1' });

let photo: Buffer;
beforeAll(async () => {
  const [width, height] = [3700, 2850];
  photo = await sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 95 })
    .toBuffer();
  expect(photo.length).toBeGreaterThan(10_000_000);
  expect(photo.length).toBeLessThan(MAX_PICTURE);
});

/** Sends JSON to the editor's API behind a proxy; returns status, type and text. */
async function save(front: string, name: string, bytes: Uint8Array) {
  const { cookie } = await signedIn(server(), 'editor');
  const path = `src/content/images/${name}.jpg`;
  const file = { operation: 'create', path, content: Buffer.from(bytes).toString('base64') };
  const body = JSON.stringify({ branch: 'main', message: 'Add a photo', files: [file] });
  const { protocol } = new URL(front);
  const send = protocol === 'https:' ? secureRequest : plainRequest;
  return new Promise<{ status: number; text: string }>((done, fail) => {
    send(
      `${front}/api/admin${apiPath('/contents')}`,
      {
        method: 'POST',
        rejectUnauthorized: false,
        headers: {
          'Content-Type': 'application/json',
          'Content-Length': body.length,
          'Sec-Fetch-Site': 'same-origin',
          Cookie: cookie,
          ...(protocol === 'https:' && { Host: 'www.example.com' }),
        },
      },
      (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (part: string) => (text += part));
        response.on('end', () => done({ status: response.statusCode ?? 0, text }));
      },
    )
      .once('error', fail)
      .end(body);
  });
}

type Start = () => Promise<{ front: string; stop: () => Promise<void> }>;
const host = (): string => new URL(server().origin).host;
const PROXIES: readonly (readonly [name: string, start: Start])[] = [
  ...(optional('nginx')
    ? [
        ['nginx.conf', () => startNginx(server().origin, emptyFolder())] as const,
        [
          'hosts -- nginx',
          async () => {
            const { origin, stop } = await startOwnNginx(host());
            return { front: origin, stop };
          },
        ] as const,
      ]
    : []),
  ...(optional('caddy')
    ? [
        ['Caddyfile', () => startCaddy(server().origin, emptyFolder())] as const,
        [
          'hosts -- caddy',
          async () => {
            const { origin, stop } = await startOwnCaddy(host());
            return { front: origin, stop };
          },
        ] as const,
      ]
    : []),
];

describe.each(PROXIES)('%s', (name, start) => {
  it('lets a photo of 10 MB through, and the words of the server about one that is too large', async () => {
    const { front, stop } = await start();
    afterwards(stop);
    const as = name.replace(/\W+/g, '-').toLowerCase();
    const saved = await save(front, as, photo);
    expect([saved.status, saved.status === 201 ? '' : saved.text]).toEqual([201, '']);
    const kept = readFileSync(join(folder.path, `src/content/images/${as}.jpg`));
    expect(await sharp(kept).metadata()).toMatchObject({ format: 'jpeg', width: 2880 });
    const refused = await save(front, `${as}-2`, Buffer.alloc((MAX_SAVE / 4) * 3));
    expect(refused.status).toBe(413);
    expect(JSON.parse(refused.text)).toMatchObject({ message: expect.stringMatching(/too much/) });
  });
});
