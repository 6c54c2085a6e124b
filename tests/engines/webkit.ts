/** WebKitGTK's MiniBrowser, by classic WebDriver (w3.org/TR/webdriver2) on a display of its own. Its console cannot be read. */
import { globSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../browser/free-port.ts';
import { findProgram } from '../programs/find.ts';
import { actions, type Engine, NO_NETWORK, type Tab, type Window } from './engine.ts';
import { end, makeHome, removeHome, start, written } from './process.ts';

/** Larger than the largest window. */
const SCREEN = '1600x1200x24';
/** The toolbar would make the window wider than a phone. */
const SMALL_TOOLBAR =
  '* { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px; -gtk-icon-transform: scale(0.01); }';

interface WebKitPrograms {
  driver: string;
  display: string;
  browser: string;
}

/** Where Debian has the driver, a display without a screen, and the browser; undefined if one is missing. */
export function findWebKit(): WebKitPrograms | undefined {
  const driver = findProgram('WebKitWebDriver');
  const display = findProgram('Xvfb');
  const [browser] = globSync('/usr/lib{,/*}/webkit2gtk-4.*/MiniBrowser').toSorted();
  return driver && display && browser ? { driver, display, browser } : undefined;
}

type Send = (method: string, path: string, body?: object) => Promise<unknown>;

function sender(origin: string): Send {
  return async (method, path, body = {}) => {
    const answer = await fetch(origin + path, {
      method,
      // The driver closes idle connections at the moment in which the next request is sent.
      headers: { Connection: 'close' },
      ...(method === 'POST' && { body: JSON.stringify(body) }),
    });
    const { value } = (await answer.json()) as { value: { error?: string; message?: string } };
    if (!answer.ok) throw new Error(`${path}: ${value.error}: ${value.message}`);
    return value;
  };
}

/** Fits the window until the page in it has the size; its frame takes some. */
async function fitWindow(send: Send, { width, height }: Window): Promise<void> {
  const inner = (await send('POST', '/execute/sync', {
    script: 'return [innerWidth, innerHeight]',
    args: [],
  })) as [number, number];
  const rect = (await send('GET', '/window/rect')) as { width: number; height: number };
  const size = { width: rect.width + width - inner[0], height: rect.height + height - inner[1] };
  await send('POST', '/window/rect', { x: 0, y: 0, ...size });
}

async function openTab(origin: string, browser: string, window: Window): Promise<Tab> {
  const args = [
    '--automation',
    `--proxy=http://${NO_NETWORK.host}:${NO_NETWORK.port}`,
    ...['127.0.0.1', 'localhost'].map((host) => `--ignore-host=${host}`),
  ];
  if (!window.scripts) args.push('--enable-javascript=false');
  const { sessionId } = (await sender(origin)('POST', '/session', {
    capabilities: {
      alwaysMatch: {
        acceptInsecureCerts: true,
        'webkitgtk:browserOptions': { binary: browser, args },
      },
    },
  })) as { sessionId: string };
  const send = sender(`${origin}/session/${sessionId}`);
  await fitWindow(send, window);
  const post = async (path: string, body?: object): Promise<void> => {
    await send('POST', path, body);
  };
  return {
    goto: (url) => post('/url', { url }),
    reload: () => post('/refresh'),
    back: () => post('/back'),
    run: async (source, values) => {
      const script = `const done = arguments[1];
        Promise.resolve(arguments[0]).then((values) => (${source})(...values))
          .then((value) => done({ value }), (error) => done({ error: String(error) }));`;
      const { value, error } = (await send('POST', '/execute/async', {
        script,
        args: [values],
      })) as { value?: unknown; error?: string };
      if (error !== undefined) throw new Error(error);
      return value;
    },
    click: (x, y) => post('/actions', { actions: actions.click(x, y) }),
    press: (keys) => post('/actions', { actions: actions.press(keys) }),
    close: async () => {
      await send('DELETE', '');
    },
  };
}

export async function startWebKit(): Promise<Engine> {
  const programs = findWebKit();
  if (!programs) throw new Error('There is no WebKitWebDriver, MiniBrowser or Xvfb');
  const home = makeHome();
  const theme = join(home, '.config/gtk-3.0');
  mkdirSync(theme, { recursive: true });
  writeFileSync(join(theme, 'gtk.css'), SMALL_TOOLBAR);
  const screen = start([programs.display, '-displayfd', '3', '-screen', '0', SCREEN], home);
  const display = `:${(await written(screen, 3, /(\d+)\n/)).trim()}`;
  const port = await freePort();
  const driver = start([programs.driver, `--port=${port}`, '--host=127.0.0.1'], home, {
    DISPLAY: display,
    LIBGL_ALWAYS_SOFTWARE: '1',
    NO_AT_BRIDGE: '1',
  });
  driver.stdout?.resume();
  driver.stderr?.resume();
  const origin = `http://127.0.0.1:${port}`;
  const isReady = (): Promise<boolean> =>
    fetch(`${origin}/status`).then(
      () => true,
      () => false,
    );
  while (!(await isReady()));
  return {
    open: (window) => openTab(origin, programs.browser, window),
    close: async () => {
      await end(driver);
      await end(screen);
      removeHome(home);
    },
  };
}
