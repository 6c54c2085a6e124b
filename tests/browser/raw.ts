/** A browser spoken to without Playwright, which cannot follow a page into the back/forward cache and out again. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BROWSER_ARGUMENTS } from './find.ts';

export interface Tab {
  /** Runs `script` in the page; promises are waited for. Throws what the script throws. */
  run<Result>(script: string): Promise<Result>;
  /** Waits until `script` is true in the page, also over navigations. Throws after ten seconds. */
  until(script: string): Promise<void>;
  close(): Promise<void>;
}

interface Reply {
  id?: number;
  result?: { result?: { value?: unknown }; exceptionDetails?: object };
  error?: { message: string };
}

/** Where the browser listens, which it prints once it does. */
async function portOf(output: NodeJS.ReadableStream): Promise<string> {
  let text = '';
  for await (const chunk of output) {
    text += String(chunk);
    const port = /ws:\/\/127\.0\.0\.1:(\d+)\//.exec(text)?.[1];
    if (port) return port;
  }
  throw new Error(`The browser did not start: ${text}`);
}

/** Opens `address` in a browser of its own, started from `path`, on a wide screen. */
export async function openTab(path: string, address: string): Promise<Tab> {
  const profile = mkdtempSync(join(tmpdir(), 'browser-'));
  const browser = spawn(
    path,
    [
      ...BROWSER_ARGUMENTS,
      '--headless',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      '--window-size=1440,900',
      address,
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  // Whatever goes wrong before somebody closes it: no browser outlives the test.
  process.once('exit', () => browser.kill());
  const port = await portOf(browser.stderr);
  browser.stderr.resume();
  const list = await fetch(`http://127.0.0.1:${port}/json`);
  const [page] = ((await list.json()) as { type: string; webSocketDebuggerUrl: string }[]).filter(
    ({ type }) => type === 'page',
  );
  const socket = new WebSocket(page?.webSocketDebuggerUrl ?? '');
  await once(socket, 'open');
  let last = 0;
  const ask = (expression: string): Promise<Reply> => {
    last += 1;
    const id = last;
    const params = { expression, awaitPromise: true, returnByValue: true };
    return new Promise((done) => {
      const hear = ({ data }: MessageEvent): void => {
        const reply = JSON.parse(String(data)) as Reply;
        if (reply.id !== id) return;
        socket.removeEventListener('message', hear);
        done(reply);
      };
      socket.addEventListener('message', hear);
      socket.send(JSON.stringify({ id, method: 'Runtime.evaluate', params }));
    });
  };
  const value = async (script: string): Promise<unknown> => {
    const { result, error } = await ask(script);
    if (error || result?.exceptionDetails)
      throw new Error(`${script}: ${error?.message ?? JSON.stringify(result?.exceptionDetails)}`);
    return result?.result?.value;
  };
  return {
    run: async <Result>(script: string) => (await value(script)) as Result,
    async until(script) {
      const end = performance.now() + 10_000;
      // A page on its way to the next one has nothing to say.
      while ((await value(script).catch(() => false)) !== true) {
        if (performance.now() > end) throw new Error(`It never came true: ${script}`);
        await new Promise((done) => setTimeout(done, 50));
      }
    },
    async close() {
      socket.close();
      browser.kill();
      if (browser.exitCode === null) await once(browser, 'exit');
      rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
    },
  };
}
