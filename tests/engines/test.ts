/** Tests that run in every engine, with a `visitor` at a window of the project's size. */
import { test as base, expect } from '@playwright/test';
import { startChromium } from './chromium.ts';
import type { Engine, Window } from './engine.ts';
import { startFirefox } from './firefox.ts';
import { inTime, within } from './in-time.ts';
import { Visitor } from './visitor.ts';
import { startWebKit } from './webkit.ts';

export type EngineName = 'chromium' | 'firefox' | 'webkit';

/** How each engine starts. */
const START: Readonly<Record<EngineName, () => Promise<Engine>>> = {
  chromium: startChromium,
  firefox: startFirefox,
  webkit: startWebKit,
};

interface Options {
  /** The window of the project. */
  window: Omit<Window, 'scripts'>;
  /** Whether pages may run scripts. */
  scripts: boolean;
  /** Parts of errors that a journey causes on purpose. */
  expected: readonly RegExp[];
}
interface Fixtures extends Options {
  visitor: Visitor;
  /** Errors in the console so far. What is left in it at the end fails the test. */
  complaints: string[];
}
interface WorkerFixtures {
  engine: EngineName;
  running: Engine;
}
/** What a project sets. */
export type EngineOptions = Pick<Options, 'window'> & Pick<WorkerFixtures, 'engine'>;

/** Address and start of the page, for a failure on a machine that keeps no files. */
const shownText = (): string =>
  // biome-ignore lint/performance/useDomNodeTextContent: the text as it is seen.
  `${location.href}:\n${document.body.innerText.replaceAll(/\n+/g, '\n').slice(0, 2000)}`;

export const test = base.extend<Fixtures, WorkerFixtures>({
  engine: ['chromium', { scope: 'worker', option: true }],
  window: [{ width: 390, height: 844 }, { option: true }],
  scripts: [true, { option: true }],
  expected: [[], { option: true }],
  running: [
    async ({ engine }, use) => {
      const running = await START[engine]();
      await use(running);
      await running.close();
    },
    { scope: 'worker' },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright's way.
  complaints: async ({}, use) => use([]),
  visitor: async ({ running, window, scripts, expected, complaints, baseURL }, use, info) => {
    const open = running.open({ ...window, scripts }, (text) => complaints.push(text));
    const tab = inTime(await within(open, 'open'));
    const visitor = new Visitor(tab, baseURL ?? '');
    try {
      await use(visitor);
      if (info.status !== info.expectedStatus)
        console.log(`${info.title}, ${await visitor.evaluate(shownText).catch(String)}`);
    } finally {
      await tab.close();
    }
    const surprises = complaints.filter((text) => !expected.some((one) => one.test(text)));
    expect(surprises, 'errors in the console').toEqual([]);
  },
});
