/** A person at a browser, the same in every engine. Whatever it does waits until it can be done. */
import { expect } from '@playwright/test';
import { scaled } from '../run/limits.ts';
import type { Tab } from './engine.ts';
import {
  choose,
  IN_PAGE,
  isChecked,
  isSettled,
  says,
  selectAll,
  target,
  valueIn,
  type What,
  find,
  hasMissed,
  watchClick,
} from './in-page.ts';

/** A CSS selector, or one with the text or name of the element. */
type Wanted = string | What;
const whatOf = (wanted: Wanted): What => (typeof wanted === 'string' ? { css: wanted } : wanted);

/** Milliseconds between two looks at the page. */
const POLLS = [50, 50, 100, 200];

export class Visitor {
  readonly #tab: Tab;
  readonly #origin: string;

  constructor(tab: Tab, origin: string) {
    this.#tab = tab;
    this.#origin = origin;
  }

  /** Calls a function in the page; it must not use what is around it, except `find` of in-page.ts. */
  evaluate<A extends unknown[], R>(call: (...args: A) => R | Promise<R>, ...args: A): Promise<R> {
    const source = `(...all) => { ${IN_PAGE}\nreturn (${String(call)})(...all); }`;
    return this.#tab.run(source, args) as Promise<R>;
  }

  /** Waits until a function in the page returns a value; while a page loads, it cannot be called. */
  async until<A extends unknown[], R>(
    call: (...args: A) => R | Promise<R>,
    wanted: R,
    ...args: A
  ): Promise<void> {
    await expect
      .poll(() => this.evaluate(call, ...args).catch((error: unknown) => String(error)), {
        message: `${String(call).slice(0, 80)} ${JSON.stringify(args)}`,
        intervals: POLLS,
      })
      .toEqual(wanted);
  }

  /** Opens a path of the site, or an address. */
  async goto(path: string): Promise<void> {
    await this.#tab.goto(new URL(path, this.#origin).href);
    await this.until(isSettled, true);
  }
  async reload(): Promise<void> {
    await this.#tab.reload();
    await this.until(isSettled, true);
  }
  async back(): Promise<void> {
    // Firefox knows of the page before only some time after the present one has loaded.
    await expect(() => this.#tab.back()).toPass({ intervals: POLLS, timeout: scaled(10_000) });
    await this.until(isSettled, true);
  }

  /** Clicks an element once it rests and nothing covers it; again if the page moved under the click. */
  async click(wanted: Wanted): Promise<void> {
    const point = await this.#pointOf(wanted);
    await this.evaluate(watchClick);
    await this.#tab.click(...point);
    // A page that is gone has been left by the click.
    const hasMissedIt = await this.evaluate(hasMissed, whatOf(wanted)).catch(() => false);
    if (hasMissedIt) await this.click(wanted);
  }

  /** Waits until an element rests and nothing covers it. */
  async #pointOf(wanted: Wanted): Promise<[number, number]> {
    let last: [number, number] = [-1, -1];
    await expect
      .poll(
        async () => {
          const found = await this.evaluate(target, whatOf(wanted)).catch(String);
          if (typeof found === 'string') return found;
          const isAtRest = found[0] === last[0] && found[1] === last[1];
          last = found;
          return isAtRest ? 'at rest' : 'moving';
        },
        { message: `click ${JSON.stringify(wanted)}`, intervals: POLLS },
      )
      .toBe('at rest');
    return last;
  }

  /** Presses Enter on an element. Clicks at one place, as fast as a test's, would count as a double click. */
  async enter(wanted: Wanted): Promise<void> {
    await this.shows(wanted);
    await this.evaluate((what: What) => find(what)?.focus(), whatOf(wanted));
    await this.#tab.press(['Enter']);
  }

  /** Clicks at a point, CSS px. */
  clickAt = (x: number, y: number): Promise<void> => this.#tab.click(x, y);
  press = (...keys: string[]): Promise<void> => this.#tab.press(keys);

  /** Replaces the text of a field, key by key. */
  async fill(wanted: Wanted, text: string): Promise<void> {
    await this.click(wanted);
    await this.evaluate(selectAll);
    await this.#tab.press([...text]);
    await this.until(valueIn, text, whatOf(wanted));
  }
  async check(wanted: Wanted): Promise<void> {
    if (!(await this.evaluate(isChecked, whatOf(wanted)))) await this.click(wanted);
    await this.until(isChecked, true, whatOf(wanted));
  }
  choose = (wanted: Wanted, value: string): Promise<void> =>
    this.until(choose, true, whatOf(wanted), value);

  shows = (wanted: Wanted): Promise<void> =>
    this.until((what: What) => find(what) !== undefined, true, whatOf(wanted));
  hides = (wanted: Wanted): Promise<void> =>
    this.until((what: What) => find(what) === undefined, true, whatOf(wanted));
  reads = (wanted: Wanted, text: string): Promise<void> =>
    this.until(says, true, whatOf(wanted), text);
  has = (wanted: Wanted, value: string): Promise<void> =>
    this.until(valueIn, value, whatOf(wanted));
  isAt = (path: string): Promise<void> => this.until(() => location.pathname, path);
}

/** A button, by its text. */
export const button = (text: string, within = ''): What => ({
  css: `${within} :is(button, summary, [role=button])`.trim(),
  text,
});
/** A link, by its text. */
export const link = (text: string, within = ''): What => ({ css: `${within} a`.trim(), text });

/** The bar with the question about cookies. */
export const BAR = '[aria-labelledby="cookie-title"]';
/** Text of what has the focus, called in the page. */
export const focusedText = (): string | undefined => document.activeElement?.textContent?.trim();
