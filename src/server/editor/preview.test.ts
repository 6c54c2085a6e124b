import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { HOUR } from '../base/clock.ts';
import { createLog } from '../base/log.ts';
import { createPreviewVisits } from './preview.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'preview-'));
  writeFileSync(join(folder, 'team.html'), 'preview');
});
afterEach(() => rmSync(folder, { recursive: true }));

it('A preview is shown to the browser that opened it, for two hours and as long as its session is an editor’s', async () => {
  let steady = 0;
  let isEditor = true;
  const { begin, withPreview } = createPreviewVisits(
    folder,
    { now: Date.now, steady: () => steady },
    createLog('error', () => undefined),
    async () => isEditor,
  );
  const handle = withPreview(async (_request, response) => {
    response.end('site');
  });
  const server = createServer((request, response) => {
    handle(request, response, '/team').catch((error: Error) => response.destroy(error));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const shown = async (cookie: string): Promise<string> =>
    (await fetch(`http://127.0.0.1:${port}/team`, { headers: { cookie } })).text();
  const [cookie = ''] = begin()[0]?.[1].split(';') ?? [];
  const of = (): Promise<string[]> => Promise.all([cookie, '', `${cookie}x`].map(shown));

  expect(await of()).toEqual(['preview', 'site', 'site']);
  isEditor = false;
  expect(await of()).toEqual(['site', 'site', 'site']);
  isEditor = true;
  steady = 2 * HOUR - 1;
  expect(await of()).toEqual(['preview', 'site', 'site']);
  steady = 2 * HOUR;
  expect(await of()).toEqual(['site', 'site', 'site']);
  server.closeAllConnections();
  server.close();
});
