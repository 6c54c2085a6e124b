/** Limits for an engine's answers: a driver that loses a command would stop the whole run without a word. */
import { scaled } from '../run/limits.ts';
import type { Tab } from './engine.ts';

/** The longest that anything takes, milliseconds. */
const LIMIT = scaled(8000);

/** Waits for an answer. @throws {Error} that names the command, if there is none */
export async function within<T>(answer: Promise<T>, command: string): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const none = new Promise<never>((_done, fail) => {
    const error = new Error(`${command}: the browser did not answer within ${LIMIT} ms`);
    timer = setTimeout(() => fail(error), LIMIT);
  });
  try {
    return await Promise.race([answer, none]);
  } finally {
    clearTimeout(timer);
  }
}

/** A tab of which every command answers, or fails. */
export const inTime = (tab: Tab): Tab => ({
  goto: (url) => within(tab.goto(url), `goto ${url}`),
  reload: () => within(tab.reload(), 'reload'),
  back: () => within(tab.back(), 'back'),
  run: (source, args) => within(tab.run(source, args), `run ${source.slice(-200)}`),
  click: (x, y) => within(tab.click(x, y), `click ${x} ${y}`),
  press: (keys) => within(tab.press(keys), `press ${keys.join(' ')}`),
  close: () => within(tab.close(), 'close'),
});
