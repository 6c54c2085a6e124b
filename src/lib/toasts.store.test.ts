import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { $toast, dismissToast, showToast } from './toasts.store.ts';

const nowhere = { querySelector: () => null };

beforeEach(() => {
  vi.useFakeTimers();
  $toast.set(null);
});
afterEach(() => vi.useRealTimers());

describe('toasts', () => {
  test('is open for 5000 ms by default (R278, R279)', () => {
    const id = showToast({ title: 'Saved' }, nowhere);
    expect($toast.get()).toEqual({
      id,
      title: 'Saved',
      variant: 'default',
      duration: 5000,
      open: true,
    });
  });

  test('is replaced by a new one (R276, R282)', () => {
    showToast({ title: 'One' }, nowhere);
    const second = showToast({ title: 'Two', variant: 'destructive', duration: 1 }, nowhere);
    expect($toast.get()).toMatchObject({
      id: second,
      title: 'Two',
      variant: 'destructive',
      duration: 1,
    });
  });

  test('stays hidden for 1,000,000 ms after dismissal (R280)', () => {
    const id = showToast({ title: 'One' }, nowhere);
    dismissToast(id);
    expect($toast.get()).toMatchObject({ id, open: false });
    vi.advanceTimersByTime(999_999);
    expect($toast.get()).toMatchObject({ id, open: false });
    vi.advanceTimersByTime(1);
    expect($toast.get()).toBeNull();
  });

  test('ignores the dismissal of a replaced one', () => {
    const first = showToast({ title: 'One' }, nowhere);
    dismissToast(first);
    const second = showToast({ title: 'Two' }, nowhere);
    dismissToast(first);
    vi.advanceTimersByTime(1_000_000);
    expect($toast.get()).toMatchObject({ id: second, open: true });
  });

  test('hydrates the island that shows it', () => {
    const hook = new EventTarget();
    const woken: boolean[] = [];
    hook.addEventListener('hydrate', (event) => woken.push(event.bubbles));
    const page = {
      querySelector: (at: string) => (at === '[data-hydrate="toasts"]' ? hook : null),
    };
    showToast({ title: 'One' }, page as unknown as ParentNode);
    expect(woken).toEqual([true]);
  });
});
