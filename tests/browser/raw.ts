/** Controls a browser without Playwright, which does not support the back/forward cache. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BROWSER_ARGUMENTS, browserEnvironment } from './find.ts';
import { scaled } from '../run/limits.ts';

export interface Tab {
  /** Evaluates `script` in the page and awaits promises. Throws the script's error. */
  run<Result>(script: string): Promise<Result>;
  /** Waits until `script` is true in the page, across navigations. Throws after 20 s on an idle machine. */
  until(script: string): Promise<void>;
  /** Sends a DevTools protocol command. Throws the browser's error. */
  command(method: string, params?: object): Promise<unknown>;
  /** Clicks the center of `selector` with the mouse, which counts as a user activation. */
  click(selector: string): Promise<void>;
  /** URLs of all tabs of this browser, including loading ones. */
  tabs(): Promise<string[]>;
  close(): Promise<void>;
}

interface Reply {
  id?: number;
  result?: { result?: { value?: unknown }; exceptionDetails?: object };
  error?: { message: string };
}

/** A tab in the browser's target list. */
interface Listed {
  type: string;
  url: string;
  webSocketDebuggerUrl: string;
}

/** The debugging port, from the browser's output. */
async function portOf(output: NodeJS.ReadableStream): Promise<string> {
  let text = '';
  for await (const chunk of output) {
    text += String(chunk);
    const port = /ws:\/\/127\.0\.0\.1:(\d+)\//.exec(text)?.[1];
    if (port) return port;
  }
  throw new Error(`The browser did not start: ${text}`);
}

/**
 * Opens `address` in a new browser with a wide viewport.
 * @param path browser executable
 * @param more additional arguments
 */
export async function openTab(
  path: string,
  address: string,
  more: readonly string[] = [],
): Promise<Tab> {
  const profile = mkdtempSync(join(tmpdir(), 'browser-'));
  const browser = spawn(
    path,
    [
      ...BROWSER_ARGUMENTS,
      '--headless',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      '--window-size=1440,900',
      ...more,
      address,
    ],
    { env: browserEnvironment(), stdio: ['ignore', 'ignore', 'pipe'] },
  );
  // Close the browser on any error, so that none outlives the test.
  process.once('exit', () => browser.kill());
  const port = await portOf(browser.stderr);
  browser.stderr.resume();
  const pages = async (): Promise<Listed[]> => {
    const list = await fetch(`http://127.0.0.1:${port}/json`);
    return ((await list.json()) as Listed[]).filter(({ type }) => type === 'page');
  };
  const [page] = await pages();
  const socket = new WebSocket(page?.webSocketDebuggerUrl ?? '');
  await once(socket, 'open');
  let last = 0;
  const send = (method: string, params: object): Promise<Reply> => {
    last += 1;
    const id = last;
    return new Promise((done) => {
      const hear = ({ data }: MessageEvent): void => {
        const reply = JSON.parse(String(data)) as Reply;
        if (reply.id !== id) return;
        socket.removeEventListener('message', hear);
        done(reply);
      };
      socket.addEventListener('message', hear);
      socket.send(JSON.stringify({ id, method, params }));
    });
  };
  const value = async (script: string): Promise<unknown> => {
    const params = { expression: script, awaitPromise: true, returnByValue: true };
    const { result, error } = await send('Runtime.evaluate', params);
    if (error || result?.exceptionDetails)
      throw new Error(`${script}: ${error?.message ?? JSON.stringify(result?.exceptionDetails)}`);
    return result?.result?.value;
  };
  const command = async (method: string, params: object = {}): Promise<unknown> => {
    const { result, error } = await send(method, params);
    if (error) throw new Error(`${method}: ${error.message}`);
    return result;
  };
  return {
    run: async <Result>(script: string) => (await value(script)) as Result,
    async until(script) {
      const end = performance.now() + scaled(20_000);
      // A navigating page cannot evaluate scripts.
      while ((await value(script).catch(() => false)) !== true) {
        if (performance.now() > end) throw new Error(`The condition was never met: ${script}`);
        await new Promise((done) => setTimeout(done, 50));
      }
    },
    command,
    async click(selector) {
      // Scrolling, late fonts and content-visibility move things: click where it stayed for five frames, on top.
      const middle = `(async () => {
        const one = document.querySelector(${JSON.stringify(selector)});
        const frame = () => new Promise(requestAnimationFrame);
        const end = performance.now() + ${scaled(10_000)};
        let place = '';
        for (let still = 0; still < 5; ) {
          if (performance.now() > end) throw new Error('It keeps moving, or is covered');
          one.scrollIntoView({ behavior: 'instant', block: 'center' });
          await frame();
          const { x, y, width, height } = one.getBoundingClientRect();
          const middle = { x: x + width / 2, y: y + height / 2 };
          const onTop = document.elementFromPoint(middle.x, middle.y);
          const now = one.contains(onTop) ? JSON.stringify(middle) : '';
          still = now && now === place ? still + 1 : 0;
          place = now;
        }
        return JSON.parse(place);
      })()`;
      const place = (await value(middle)) as object;
      for (const type of ['mousePressed', 'mouseReleased'])
        await command('Input.dispatchMouseEvent', {
          ...place,
          type,
          button: 'left',
          clickCount: 1,
        });
    },
    tabs: async () => (await pages()).map(({ url }) => url),
    async close() {
      socket.close();
      browser.kill();
      if (browser.exitCode === null) await once(browser, 'exit');
      rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
    },
  };
}
