/**
 * Firefox, by WebDriver BiDi (w3c.github.io/webdriver-bidi). Without JavaScript it evaluates nothing, so that it has no
 * such tests. Tried in place of this file on 2026-11-29 with Debian's 153.8 ESR:
 * - Selenium 4.49 and WebdriverIO's `webdriver` 10 need geckodriver: Debian has none, their packages download it.
 * - Playwright 1.65 opens no page: it always sends `emulation.setMediaFeaturesOverride`, which the ESR does not know.
 * - Puppeteer 25 (81 packages, 57 MB): Back to a page that Firefox restores ends in its timeout, at the former address.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findProgram } from '../programs/find.ts';
import {
  actions,
  type Complain,
  type Engine,
  NO_NETWORK,
  type Tab,
  type Window,
} from './engine.ts';
import { end, makeHome, removeHome, start, written } from './process.ts';

/** No question, no request of its own. */
const PREFERENCES = {
  'app.update.disabledForTesting': true,
  // Keys and clicks of a driver are not always taken for a person's: Back would pass over their pages.
  'browser.navigation.requireUserInteraction': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.page': 0,
  'datareporting.policy.dataSubmissionEnabled': false,
  'media.autoplay.default': 0,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'network.proxy.type': 1,
  'network.proxy.ssl': NO_NETWORK.host,
  'network.proxy.ssl_port': NO_NETWORK.port,
  'network.proxy.http': NO_NETWORK.host,
  'network.proxy.http_port': NO_NETWORK.port,
  'services.settings.server': '',
};

/** NS_BINDING_ABORTED: what was still loading when the page was left. */
const ABORTED = /status=2152398850/;

type Send = (method: string, params?: object) => Promise<Record<string, unknown>>;
interface LogEntry {
  level: string;
  text: string | null;
  source: { context?: string };
}

/** Opens the connection; `onLog` gets every entry of every console. */
async function connect(url: string, onLog: (entry: LogEntry) => void): Promise<[Send, WebSocket]> {
  const socket = new WebSocket(url);
  await new Promise((done, fail) => {
    socket.onopen = done;
    socket.onerror = fail;
  });
  const waiting = new Map<number, (message: Record<string, unknown>) => void>();
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(String(data)) as Record<string, unknown>;
    if (message['method'] === 'log.entryAdded') onLog(message['params'] as LogEntry);
    waiting.get(Number(message['id']))?.(message);
  };
  let count = 0;
  const send: Send = (method, params = {}) =>
    new Promise((done, fail) => {
      count += 1;
      waiting.set(count, ({ type, result, error, message }) => {
        if (type === 'error') fail(new Error(`${method}: ${String(error)}: ${String(message)}`));
        else done(result as Record<string, unknown>);
      });
      socket.send(JSON.stringify({ id: count, method, params }));
    });
  return [send, socket];
}

async function openTab(
  send: Send,
  logs: Map<string, Complain>,
  { width, height, scripts }: Window,
  complain: Complain,
): Promise<Tab> {
  if (!scripts) throw new Error('Firefox evaluates nothing without JavaScript');
  const { userContext } = await send('browser.createUserContext');
  const { context } = await send('browsingContext.create', { type: 'tab', userContext });
  logs.set(String(context), complain);
  await send('browsingContext.setViewport', { context, viewport: { width, height } });
  return {
    goto: async (url) => {
      await send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    reload: async () => {
      await send('browsingContext.reload', { context, wait: 'complete' });
    },
    back: async () => {
      await send('browsingContext.traverseHistory', { context, delta: -1 });
    },
    run: async (source, args) => {
      const { type, result, exceptionDetails } = await send('script.callFunction', {
        functionDeclaration: `async (args) => JSON.stringify(await (${source})(...JSON.parse(args)))`,
        arguments: [{ type: 'string', value: JSON.stringify(args) }],
        target: { context },
        awaitPromise: true,
      });
      if (type === 'exception') throw new Error((exceptionDetails as { text: string }).text);
      const { value } = result as { value?: string };
      return value === undefined ? undefined : (JSON.parse(value) as unknown);
    },
    click: async (x, y) => {
      await send('input.performActions', { context, actions: actions.click(x, y) });
    },
    press: async (keys) => {
      await send('input.performActions', { context, actions: actions.press(keys) });
    },
    close: async () => {
      await send('browser.removeUserContext', { userContext });
    },
  };
}

export const findFirefox = (): string | undefined => findProgram('firefox-esr', 'firefox');

export async function startFirefox(): Promise<Engine> {
  const program = findFirefox();
  if (program === undefined) throw new Error('There is no Firefox');
  const home = makeHome();
  const lines = Object.entries(PREFERENCES).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  writeFileSync(join(home, 'user.js'), lines.join('\n'));
  const args = ['--headless', '--no-remote', '--profile', home, '--remote-debugging-port=0'];
  const child = start([program, ...args], home);
  const address = await written(child, 2, /WebDriver BiDi listening on (ws:\/\/\S+)/);
  const logs = new Map<string, Complain>();
  const [send, socket] = await connect(`${address}/session`, ({ level, text, source }) => {
    if (level === 'error' && !ABORTED.test(text ?? ''))
      logs.get(source.context ?? '')?.(text ?? '');
  });
  await send('session.new', { capabilities: { alwaysMatch: { acceptInsecureCerts: true } } });
  await send('session.subscribe', { events: ['log.entryAdded'] });
  return {
    open: (window, complain) => openTab(send, logs, window, complain),
    close: async () => {
      socket.close();
      await end(child);
      removeHome(home);
    },
  };
}
