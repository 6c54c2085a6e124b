import { expect, test } from 'vitest';
import { createCarousel } from './carousel.store.ts';
import { turnByKeys } from './keys.client.ts';

function pressIn(key: string, modifier?: 'altKey' | 'ctrlKey' | 'metaKey') {
  const row = createCarousel(() => () => undefined);
  row.begin(5, 1, 1000, false);
  const list = new EventTarget();
  turnByKeys(list as HTMLElement, row);
  const event = new Event('keydown', { cancelable: true });
  list.dispatchEvent(Object.assign(event, { key, ...(modifier && { [modifier]: true }) }));
  return { index: row.$carousel.get().index, isTaken: event.defaultPrevented };
}

test.each([
  ['ArrowLeft', 0],
  ['ArrowRight', 2],
  ['Home', 0],
  ['End', 4],
])('%s leads from the second of five items to index %i', (key, index) => {
  expect(pressIn(key)).toEqual({ index, isTaken: true });
});

test('other keys, and keys with a modifier, are left to the browser', () => {
  const left = { index: 1, isTaken: false };
  expect(pressIn('Enter')).toEqual(left);
  expect(pressIn('ArrowLeft', 'altKey')).toEqual(left);
  expect(pressIn('Home', 'ctrlKey')).toEqual(left);
  expect(pressIn('ArrowRight', 'metaKey')).toEqual(left);
});
