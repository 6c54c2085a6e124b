import { expect, test } from 'vitest';
import { hushExtensions } from './foreign-errors.ts';

const event = (type: string, facts: object): Event =>
  Object.assign(new Event(type, { cancelable: true }), facts);
const thrown = (at: string): Error =>
  Object.assign(new Error('boom'), { stack: `boom\n at ${at}` });

const FROM = 'chrome-extension://abcdef/content.js:1:2';

test('R303 an error of an extension is suppressed and logged once, however many forms listen', () => {
  const page = new EventTarget();
  const logged: string[] = [];
  const log = (message: string, origin: string): void => {
    logged.push(`${message} ${origin}`);
  };
  const stops = [hushExtensions(page, log), hushExtensions(page, log)];
  for (const foreign of [
    event('error', { filename: FROM }),
    event('error', { filename: '', error: thrown('moz-extension://1-2/a.js') }),
    event('unhandledrejection', { reason: thrown('safari-web-extension://1/a.js') }),
  ]) {
    logged.length = 0;
    page.dispatchEvent(foreign);
    expect(foreign.defaultPrevented).toBe(true);
    expect(logged).toHaveLength(1);
    expect(logged[0]).toContain('extension://');
  }
  for (const stop of stops) stop();
  const late = event('error', { filename: FROM });
  page.dispatchEvent(late);
  expect(late.defaultPrevented).toBe(false);
});

test('R302 an error of the page itself, or of nobody known, is left to the console', () => {
  const page = new EventTarget();
  const logged: string[] = [];
  hushExtensions(page, (message) => {
    logged.push(message);
  });
  for (const own of [
    event('error', {
      filename: 'https://hearthline.example.com/_astro/form.js',
      error: thrown('x'),
    }),
    event('error', { filename: '' }),
    event('unhandledrejection', { reason: 'a string' }),
  ]) {
    page.dispatchEvent(own);
    expect(own.defaultPrevented).toBe(false);
  }
  expect(logged).toEqual([]);
});
