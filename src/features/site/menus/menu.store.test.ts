import { beforeEach, describe, expect, test } from 'vitest';
import { $menu, nextIndex, noteMenu } from './menu.store.ts';

beforeEach(() => $menu.set(null));

test('R158 one menu is open at a time, in whatever order the browser reports it', () => {
  noteMenu('therapy-menu', true);
  expect($menu.get()).toBe('therapy-menu');
  noteMenu('team-menu', true);
  noteMenu('therapy-menu', false);
  expect($menu.get()).toBe('team-menu');
  noteMenu('team-menu', false);
  expect($menu.get()).toBeNull();
});

describe('keys', () => {
  for (const [key, from, axis, to] of [
    ['ArrowRight', 0, 'row', 1],
    ['ArrowRight', 3, 'row', 0],
    ['ArrowLeft', 0, 'row', 3],
    ['ArrowDown', 3, 'column', 0],
    ['ArrowUp', 0, 'column', 3],
    ['ArrowUp', 2, 'column', 1],
    ['Home', 2, 'column', 0],
    ['End', 1, 'row', 3],
    ['ArrowDown', 1, 'row', -1],
    ['ArrowRight', 1, 'column', -1],
    ['Tab', 1, 'row', -1],
    ['Enter', 1, 'column', -1],
  ] as const)
    test(`${key} in a ${axis} of four moves from ${from} to ${to}`, () => {
      expect(nextIndex(key, from, 4, axis)).toBe(to);
    });
});
