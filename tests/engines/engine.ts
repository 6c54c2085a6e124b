/** What a browser engine must do here. Elements, waits and journeys are above it (visitor.ts), so that all engines share them. */

export interface Window {
  /** CSS px of the page. */
  width: number;
  height: number;
  /** Whether pages may run scripts; tests can in any case. */
  scripts: boolean;
}

/** One window of an engine, with storage of its own. */
export interface Tab {
  /** Opens an address and waits until it has loaded. */
  goto: (url: string) => Promise<void>;
  reload: () => Promise<void>;
  back: () => Promise<void>;
  /**
   * Calls a function in the page.
   * @param source of a function of JSON values, which may return a promise
   * @returns its JSON value
   * @throws {Error} if it throws, or the page goes away
   */
  run: (source: string, args: readonly unknown[]) => Promise<unknown>;
  /** Clicks with a mouse, at a point in CSS px from the page's top left corner in view. */
  click: (x: number, y: number) => Promise<void>;
  /** Presses and releases keys one after the other: characters, or names of `KEYS`. */
  press: (keys: readonly string[]) => Promise<void>;
  close: () => Promise<void>;
}

/** Told of each error in the console. */
export type Complain = (text: string) => void;

/** A running browser. */
export interface Engine {
  open: (window: Window, complain: Complain) => Promise<Tab>;
  close: () => Promise<void>;
}

/** The visitors' time zone, that of the practice. */
export const ZONE = 'America/Chicago';

/** A proxy that is not there: nothing but this machine is reached. */
export const NO_NETWORK = { host: '127.0.0.1', port: 9 } as const;

/** Keys without a character, as WebDriver writes them. */
export const KEYS: Readonly<Record<string, string>> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Escape: '\uE00C',
  ArrowDown: '\uE015',
};

/** Actions of WebDriver, classic and BiDi. */
export const actions = {
  click: (x: number, y: number): object[] => [
    {
      type: 'pointer',
      id: 'mouse',
      parameters: { pointerType: 'mouse' },
      actions: [
        { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ],
    },
  ],
  press: (keys: readonly string[]): object[] => [
    {
      type: 'key',
      id: 'keyboard',
      actions: keys.flatMap((key) => [
        { type: 'keyDown', value: KEYS[key] ?? key },
        { type: 'keyUp', value: KEYS[key] ?? key },
      ]),
    },
  ],
};
